-- SFD-071 Breakneck Mech
-- Each Mech of yours has Deflect and Ganking; beside another Mech it enters ready.
card "SFD-071" {
  passive { unit { yours, tag = "Mech" }, has = { "Deflect", "Ganking" } },
  passive { me, enters = readied, provided = unit { yours, another, tag = "Mech" } },
}
