-- TLY-013 Heavy Dew
-- Enemy units are not readied in the Awaken Phase.
card "TLY-013" { cannot { readied = unit { enemy }, phase = "Awaken" } }
