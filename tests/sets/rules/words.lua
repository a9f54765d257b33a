-- Words of the rules set: counters that things have, and what takes them.
thing_counter "charge"
