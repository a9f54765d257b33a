-- Words of the silent set: a status that cards give themselves and others.
status "branded"
