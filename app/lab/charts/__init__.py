"""Charts that only the Lab has."""
