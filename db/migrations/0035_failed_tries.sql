-- Wrong passwords and codes, by keyed hash of account and of address: what signing in slows down by. Of no centre: an account is tried
-- at every host of the product alike. Takes the place of sign_in_failures, which a later migration drops.
create table failed_tries (
  subject_hash bytea primary key,
  failures integer not null,
  last_failed_at timestamptz not null
);
grant select, insert, update, delete on failed_tries to volunteerly_server;
create index failed_tries_by_age on failed_tries (last_failed_at);
