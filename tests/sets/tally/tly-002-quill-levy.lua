-- TLY-002 Quill Levy
-- Opponents draw a card less in their Draw Phases, you a card more.
card "TLY-002" {
  passive { opponent, draw_more = -1 },
  passive { player { you }, draw_more = 1 },
}
