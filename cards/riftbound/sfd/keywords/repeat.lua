-- You may pay its cost more: the instructions are carried out once more (820).
keyword "Repeat" {
  as { played = me, may, cost = value() },
  passive { me, repeats = 1, provided = paid() },
}

says { { "clause", "«Repeat» — {c:uses} .", "costs { Repeat = c }" } }
