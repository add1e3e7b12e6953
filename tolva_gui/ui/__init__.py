"""The window: Qt only. It knows neither rules nor scoring; it shows views and passes moves on."""
