-- Two more Might while it attacks where such a thing stands as the card names.
keyword "Hunter" { passive { unit { me, attacking }, might = 2, provided = unit { enemy, here, value() } } }
