-- ZAN-112 Whisper Under the Floor
-- While in play: survival tokens cost 1 gold more, and nobody can sell.

card "ZAN-112" {
  passive { survival, price_more = 1 },
  passive { player, no_selling },
}
