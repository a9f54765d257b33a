-- A deck may hold one of its name.
keyword "Sole" { passive { me, copies = 1 } }
