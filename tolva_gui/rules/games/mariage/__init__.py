"""The K+Q family, relatives of Mariage: tolva and bondtolva in all their forms."""
