-- Embers, which players gather and spend.
player_counter "embers"
