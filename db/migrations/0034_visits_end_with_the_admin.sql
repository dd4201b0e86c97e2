-- An admin's visit as somebody else lasts no longer than the admin's own session. Visits of before this end: they lasted an hour.
alter table sessions add column signed_in_by_session uuid;
