-- Vacancies of a file that staff bring in. The file itself is not kept: its rows stand here until they are brought in, a day at the most.
create table vacancy_imports (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  -- Who sent it. No foreign key: admins may live in another centre.
  owner_id uuid not null,
  owner_name text not null check (length(owner_name) <= 161),
  acting_admin_id uuid,
  acting_admin_name text,
  -- In which its report is written.
  locale text not null check (locale in ('nl', 'en')),
  file_name text not null check (length(file_name) between 1 and 200),
  -- Where the rows come from: a number is of one vacancy within it.
  source text not null check (length(source) between 1 and 60),
  status text not null default 'open' check (status in ('open', 'running', 'stopped', 'failed', 'done')),
  -- What each column holds, with a few samples: [{"heading": …, "field": …, "samples": […]}].
  columns jsonb not null,
  -- As they stood in the file: [{"row": 2, "cells": […]}]. Emptied when they are brought in.
  rows jsonb,
  row_count integer not null,
  -- Rows that the job is done with; written beside its transaction, so that others see it.
  progress integer not null default 0,
  -- Somebody asked the job to stop.
  is_stopping boolean not null default false,
  -- What became of each row.
  report jsonb,
  added integer,
  changed integer,
  unchanged integer,
  refused integer,
  left_out integer,
  organizations_added integer,
  started_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  check ((status = 'done') = (rows is null))
);
call protect_tenant_table('vacancy_imports');
create index vacancy_imports_by_age on vacancy_imports (volunteer_center_id, created_at);

-- How the columns of a source were named last time: {"plain heading": "field" or null}.
create table vacancy_import_mappings (
  volunteer_center_id smallint not null references volunteer_centers (id),
  source text not null check (length(source) between 1 and 60),
  fields jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (volunteer_center_id, source)
);
call protect_tenant_table('vacancy_import_mappings');

-- Which vacancy is which of a source, and what the source said of it last.
create table vacancy_origins (
  volunteer_center_id smallint not null references volunteer_centers (id),
  vacancy_id uuid not null,
  source text not null check (length(source) between 1 and 60),
  outside_id text not null check (length(outside_id) between 1 and 100),
  -- The import that added or changed it last, as long as that is kept.
  import_id uuid,
  -- A digest of what was brought in of it.
  said text not null,
  primary key (volunteer_center_id, vacancy_id),
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id) on delete cascade,
  foreign key (volunteer_center_id, import_id) references vacancy_imports (volunteer_center_id, id) on delete set null (import_id)
);
call protect_tenant_table('vacancy_origins');
create unique index vacancy_origins_by_number on vacancy_origins (volunteer_center_id, source, outside_id);
create index vacancy_origins_of_import on vacancy_origins (volunteer_center_id, import_id);
