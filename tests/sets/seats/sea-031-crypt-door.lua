-- SEA-031 Crypt Door
-- Once each turn you may play a unit of yours from your trash.
card "SEA-031" { can { played = unit { yours }, from = trash, each_turn = 1 } }
