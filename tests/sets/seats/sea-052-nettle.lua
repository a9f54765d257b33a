-- SEA-052 Nettle
-- A Might more for each two of its Energy.
card "SEA-052" { passive { me, might = energy(me) // 2 } }
