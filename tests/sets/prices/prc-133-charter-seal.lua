-- PRC-133 Charter Seal
-- Gear is thrifty.
card "PRC-133" { passive { gear { friendly, another }, has = "Thrifty" } }
