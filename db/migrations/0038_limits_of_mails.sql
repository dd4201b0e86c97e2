-- What limits the mails that somebody causes for another's address: the mailbox they go to (an address with `+anything` comes
-- in the same one), and a keyed hash of who caused them.
alter table email_deliveries
  add column mailbox text not null generated always as (lower(regexp_replace(recipient, '\+[^@]*@', '@'))) stored,
  add column sender_hash bytea;
create index email_deliveries_of_mailbox on email_deliveries (volunteer_center_id, mailbox, created_at);
create index email_deliveries_of_sender on email_deliveries (volunteer_center_id, sender_hash, created_at) where sender_hash is not null;
