-- Wicks, which burn down.
thing_counter "wick"
