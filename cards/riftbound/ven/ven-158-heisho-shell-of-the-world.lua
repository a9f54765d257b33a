-- VEN-158 Heisho, Shell of the World
-- What chooses something here is paid as if there were no Deflect.
card "VEN-158" {
  passive { either(spell { chooses = permanent { here } }, ability { chooses = permanent { here } }),
    ignores = "Deflect",
  },
}
