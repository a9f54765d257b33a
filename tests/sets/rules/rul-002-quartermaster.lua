-- RUL-002 Quartermaster
-- Your units cost one Power less.
card "RUL-002" {
  passive { unit { yours }, cost = { any = -1 } },
}
