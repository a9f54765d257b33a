-- PAI-087 Great Works Clerk
-- You play a permanent, or use an ability, that costs three Energy or more: you may exhaust the Clerk for a card.
card "PAI-087" {
  when { played = permanent { energy = at_least(3) }, ability_used = ability { energy = at_least(3) }, by = you,
    may, cost = { exhaust = me }, run = function() draw(1) end },
}
