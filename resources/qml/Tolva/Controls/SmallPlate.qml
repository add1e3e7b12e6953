// A button in small letters, among other things on a page.
Plate {
    size: Theme.small
}
