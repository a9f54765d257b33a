-- OGN-125 Bilgewater Bully
-- Ganking for as long as it has a buff.
card "OGN-125" {
  passive { unit { me, buffed }, has = "Ganking" },
}
