-- That a mail was asked for to a mailbox, by its keyed hash: what all centres together send there is limited by it. Of no centre, as
-- failed_tries: a mailbox is flooded by six centres as by one.
create table asked_mails (
  id bigint generated always as identity primary key,
  mailbox_hash bytea not null,
  created_at timestamptz not null default now()
);
grant select, insert, delete on asked_mails to volunteerly_server;
create index asked_mails_of_mailbox on asked_mails (mailbox_hash, created_at);
create index asked_mails_by_age on asked_mails (created_at);
