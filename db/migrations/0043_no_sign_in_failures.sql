-- Wrong passwords are counted in failed_tries, for all centres as one.
drop table sign_in_failures;
