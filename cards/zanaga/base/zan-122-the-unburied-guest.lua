-- ZAN-122 The Unburied Guest
-- Draw challenges of the current adventure deck to the roaming track until it has six.

card "ZAN-122" {
  effect { run = function() add_roamers(6 - #objects(roaming)) end },
}
