-- GWT-152 Francesca Findabair: Daisy of the Valley
-- One card more in your first hand.
card "GWT-152" { passive { player { you }, extra_cards = 1 } }
