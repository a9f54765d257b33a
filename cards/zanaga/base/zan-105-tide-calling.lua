-- ZAN-105 Tide Calling
-- Draw one challenge of the current adventure deck to the roaming track.

card "ZAN-105" {
  effect { run = function() add_roamers(1) end },
}
