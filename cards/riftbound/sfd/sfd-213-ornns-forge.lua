-- SFD-213 Ornn's Forge
-- The first friendly gear of each turn costs its side one Energy less, tokens aside.
local no_gear_yet = happened { played = gear { friendly, except { token } }, count = 0 }

card "SFD-213" {
  passive { gear { friendly }, cost = { energy = -1 }, provided = no_gear_yet },
}
