-- WLD-060 Growing Legend
-- Ages with each conquest; at two your units have one Might more, at four two.
card "WLD-060" {
  when { conquers = you, run = function() count_on(me, "age", 1) end },
  passive { unit { yours }, might = 1, provided = legend { me, age = at_least(2) } },
  passive { unit { yours }, might = 1, provided = legend { me, age = at_least(4) } },
}
