-- One row that /readyz writes to: a database that answers may still be unable to keep anything, as with a full disk.
create table write_checks (
  is_only boolean primary key default true check (is_only),
  checked_at timestamptz not null default now()
);
insert into write_checks default values;
grant select, update on write_checks to volunteerly_server;
