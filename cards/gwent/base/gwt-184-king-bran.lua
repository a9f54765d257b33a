-- GWT-184 King Bran
-- Weather takes only half the strength of your units.
card "GWT-184" {
  passive { unit { friendly, weathered = at_least(1) }, halved = 2 },
  passive { unit { friendly }, hardy },
}
