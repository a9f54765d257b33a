-- GWT-186 Nilfgaard
-- Tied rounds are yours.
card "GWT-186" { passive { player { you }, wins_ties } }
