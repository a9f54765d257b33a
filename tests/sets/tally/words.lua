-- Words of the tally: a number of players, a counter of things, and two statuses.
player_counter "fame"
player_counter "rumour"
thing_counter "notch"
status "sworn"
status "dazed"
