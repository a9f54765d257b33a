-- SFD-076 Production Surge
-- Cheaper by two beside a Mech of yours; a Mech in your base and a card.
card "SFD-076" {
  passive { me, cost = { energy = -2 }, provided = unit { yours, tag = "Mech" } },
  effect { run = function() play_token("Mech", base) end },
  effect { run = function() draw(1) end },
}
