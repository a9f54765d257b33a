-- SFD-213 Ornn's Forge
-- The first friendly gear of each turn costs its side one Energy less, tokens aside.
local non_token = gear { friendly, except { token } }

card "SFD-213" {
  passive { non_token, cost = { energy = -1 }, provided = happened { played = non_token, count = 0 } },
}
