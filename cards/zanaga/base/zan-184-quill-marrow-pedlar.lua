-- ZAN-184 Quill Marrow, Pedlar
-- You sell for the whole price, and at the start of your market step you add one market
-- card more.

card "ZAN-184" {
  passive { you, sells_whole },
  passive { you, cards_more = 1 },
}
