-- UNL-037 Shadow Watcher
-- Ready on arrival if a friendly unit died in your Beginning Phase this turn.
card "UNL-037" {
  passive { me, enters = readied,
    provided = { happened { dies = unit { friendly }, phase = "Beginning" }, player { you, turn_player } },
  },
}
