-- KPT-002 Bashful Giant
-- It has two Might less for each other friendly unit but one.
card "KPT-002" {
  passive { me, might = 2 - 2 * count(unit { friendly, another }) },
}
