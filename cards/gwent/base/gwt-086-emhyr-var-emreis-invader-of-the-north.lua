-- GWT-086 Emhyr var Emreis: Invader of the North
-- Chance chooses the units that either player brings back.
card "GWT-086" { passive { player, left_to_chance, provided = card { me, except { powerless } } } }
