-- WLD-062 Kin Caller
-- A unit of yours that comes into play gets one Might for each tag that it shares: here for Spirits.
local kin = unit { yours, tag = "Spirit" }

card "WLD-062" {
  when { played = unit { yours, another, tag = "Spirit" }, run = function() give_might(it, count(kin), this_turn) end },
}
