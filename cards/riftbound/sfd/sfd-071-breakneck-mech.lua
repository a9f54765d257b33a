-- SFD-071 Breakneck Mech
-- Your Mechs have Deflect and Ganking; beside another Mech it enters ready.
card "SFD-071" {
  passive { permanent { yours, tag = "Mech" }, has = { "Deflect", "Ganking" } },
  passive { me, enters = readied, provided = permanent { yours, another, tag = "Mech" } },
}
