-- A deck may hold one of its name (825).
keyword "Unique" { passive { me, copies = 1 } }
