-- Has Reaction, and is attached to a unit of yours when played (819).
keyword "Quick-Draw" { redundant,
  can { played = me, reaction, has = "Reaction" },
  when { played = me, target = unit { yours }, run = function(u) attach(me, u) end },
}
