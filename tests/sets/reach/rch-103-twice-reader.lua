-- RCH-103 Twice Reader
-- It has the abilities of your other units, and has them once more.
card "RCH-103" {
  passive { me, has = abilities_of(unit { friendly, another }) },
  passive { me, has = abilities_of(unit { friendly, another }) },
}
