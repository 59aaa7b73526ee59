"""A puzzle being solved: what the daily puzzle, the trainer and the endless run have in common."""
