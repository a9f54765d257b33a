-- WLD-064 Wounded Pride
-- One Might more for each damage marked on it.
card "WLD-064" { passive { me, might = 1, each = counters("damage", me) } }
