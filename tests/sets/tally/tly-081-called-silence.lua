-- TLY-081 Called Silence
-- As you play it you name a card; a spell with that name is countered.
card "TLY-081" {
  as { played = me, run = function() name_card() end },
  effect { target = spell { name = named }, run = function(s) counter(s) end },
}
