-- WLD-030 Sinking Swamp
-- Units here are not readied in the Awaken Phase.
card "WLD-030" { cannot { readied = unit { here }, phase = "Awaken" } }
