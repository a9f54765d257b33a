-- The text after it counts while this has the status Empowered (828).
keyword "Empowered" {
  governs = either(permanent { me, empowered }, legend { me, empowered }),
}

says {
  { "clause", "«Empowered» — {c:clause}", "empowered { c }" },
  { "mood", "«Empowered»", "{ empowered }" },
  { "mark", "«Empowered»", "empowered" },
  { "happening", "{m:doer.#} <becomes|become|become> «Empowered»", '{ marked = m, of = "empowered" }' },
}
