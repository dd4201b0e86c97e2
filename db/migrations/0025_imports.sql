-- People of a file that staff bring in. The file itself is not kept: its rows stand here until they are brought in, a day at the most.
create table imports (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  -- Who sent it, and nobody else reads it. No foreign key: admins may live in another centre.
  owner_id uuid not null,
  -- For the mails: who asks them in.
  owner_name text not null check (length(owner_name) <= 161),
  file_name text not null check (length(file_name) between 1 and 200),
  status text not null default 'open' check (status in ('open', 'done')),
  -- What each column holds, with a few samples: [{"heading": …, "field": …, "samples": […]}].
  columns jsonb not null,
  -- As they stood in the file: [{"row": 2, "cells": […]}]. Emptied when they are brought in.
  rows jsonb,
  row_count integer not null,
  -- What became of each row, without its person.
  report jsonb,
  added integer,
  existing integer,
  duplicates integer,
  refused integer,
  is_inviting boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  check ((status = 'open') = (rows is not null))
);
call protect_tenant_table('imports');
create index imports_by_age on imports (volunteer_center_id, created_at);
