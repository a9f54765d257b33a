-- A deck may hold one of its name (825).
keyword "Sole" { passive { me, copies = 1 } }
