-- KPT-008 Rob a Grave
-- Choose a player and a card of their trash: it is banished.
card "KPT-008" {
  effect { target = { player, card { at = trash, controller = it } }, run = function(_, c) banish(c) end },
}
