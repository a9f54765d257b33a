-- RCH-035 Dull Fog
-- Enemy units here have no abilities.
card "RCH-035" {
  passive { unit { enemy, here }, loses = all },
}
