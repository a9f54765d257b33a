-- VEN-T02 Tentacle.

scenario "A Tentacle is a token unit of one Might" {
  covers = { "VEN-T02", "187" },
  you = { base = { "Tentacle" } },

  run = function(t) t:expect_unit("Tentacle", { might = 1, token = true, keywords = {} }) end,
}
