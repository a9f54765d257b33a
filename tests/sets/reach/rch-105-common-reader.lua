-- RCH-105 Common Reader
-- It has the abilities of your units, its own too, and your other units have its.
card "RCH-105" {
  passive { me, has = abilities_of(unit { friendly }) },
  passive { unit { friendly, another }, has = abilities_of(me) },
}
