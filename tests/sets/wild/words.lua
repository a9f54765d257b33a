-- Words of the wild set: gold that a dragon hoards, and counters of several kinds.
player_counter "hoard"
thing_counter "age"
thing_counter "term"
thing_counter "blight"
