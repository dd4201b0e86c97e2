-- A session that the link of a mail opened has proven the mailbox: for an hour it may choose a password without the one of now.
alter table sessions add column opened_by_mail boolean not null default false;
