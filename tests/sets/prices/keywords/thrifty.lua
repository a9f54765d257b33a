-- What it does costs four Energy less.
keyword "Thrifty" { passive { ability { me }, cost = { energy = -4 } } }
