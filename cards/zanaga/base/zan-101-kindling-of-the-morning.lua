-- ZAN-101 Kindling of the Morning
-- Put an adventure counter on every green gem space that has none.

card "ZAN-101" {
  effect { run = function() refresh_gems(1) end },
}
