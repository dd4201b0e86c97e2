-- That an account was opened from a place (a network of addresses), by a keyed hash of both: whoever guesses at the account from many
-- addresses slows themselves down, and never its owner where they have been. Of no centre, as failed_tries.
create table proven_places (
  subject_hash bytea primary key,
  proven_at timestamptz not null
);
grant select, insert, update, delete on proven_places to volunteerly_server;
create index proven_places_by_age on proven_places (proven_at);
