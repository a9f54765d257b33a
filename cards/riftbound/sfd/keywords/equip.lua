-- For its cost: attach this to a unit you control (818).
keyword "Equip" {
  activated { cost = value(), target = unit { yours }, run = function(u) attach(me, u) end },
}

says {
  { "worn", "«Equip»", "{}" },
  { "clause", "«Equip» — {c:uses} .", "costs { Equip = c }" },
  { "noun.#", "Equipment", '{ kind = gear, tag = "Equipment" }' },
  { "happening", "you attach an Equipment to me", '{ attached = gear { tag = "Equipment", host = me }, by = you }' },
}
