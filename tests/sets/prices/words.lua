-- What some of these cards leave on others.
status "scorched"
