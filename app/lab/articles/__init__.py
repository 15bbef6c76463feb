"""Lab view of the five articles: every figure they print beside the one that the program computes."""
