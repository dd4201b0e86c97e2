-- A device that knows its account by the address of before a change: it keeps working until it has learnt the new one.
alter table sessions add column former_uid text check (length(former_uid) between 3 and 254);
