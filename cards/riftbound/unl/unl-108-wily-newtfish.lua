-- UNL-108 Wily Newtfish
-- One Might more and Ganking once you have gained experience this turn.
card "UNL-108" {
  passive { me, might = 1, has = "Ganking", provided = happened { gained = you } },
}
