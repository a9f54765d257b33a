-- VEN-013 Shadow Assassin
-- Enters ready while another one lies in your trash.
card "VEN-013" {
  passive { me, enters = readied, provided = card { yours, at = trash, name = "Shadow Assassin" } },
}
