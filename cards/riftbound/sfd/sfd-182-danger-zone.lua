-- SFD-182 Danger Zone
-- One Might for each Mech of yours until the turn ends.
local my_mechs = unit { yours, tag = "Mech" }

card "SFD-182" {
  effect { run = function() give_might(my_mechs, 1, this_turn) end },
}
