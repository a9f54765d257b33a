-- Two statuses, two counters of things and one number of players, so that a card must say which.
status "sealed"
status "hallowed"
thing_counter "singed"
thing_counter "chill"
player_counter "favor"
