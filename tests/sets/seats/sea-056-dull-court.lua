-- SEA-056 Dull Court
-- Units here have no abilities, and their base Might is two.
card "SEA-056" { passive { unit { here }, loses = all, base_might = 2 } }
