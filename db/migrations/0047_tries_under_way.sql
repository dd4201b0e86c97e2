-- Of the failures, how many are being checked at this moment and may turn out right: another process waits for those.
alter table failed_tries add column under_way integer not null default 0;
