-- Addresses where an organisation says itself which vacancies it has. A job reads them every hour.
create table vacancy_feeds (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  organization_id uuid not null,
  address text not null check (length(address) <= 500),
  -- What a new vacancy of it becomes.
  becomes text not null check (becomes in ('draft', 'published')),
  -- Who is mailed when it is paused as reading fails.
  contact_email text check (length(contact_email) <= 254),
  status text not null default 'active' check (status in ('active', 'paused')),
  paused_because text check (paused_because in ('staff', 'failures', 'organization')),
  -- In a row, since it was last read.
  failures integer not null default 0,
  -- What it was answered with last, so that the next answer can be 'nothing new'.
  etag text check (length(etag) <= 500),
  last_modified text check (length(last_modified) <= 100),
  -- Somebody waits for it to be read now.
  asked_at timestamptz,
  last_run_at timestamptz,
  last_failure text,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id) on delete cascade,
  check ((status = 'paused') = (paused_because is not null))
);
call protect_tenant_table('vacancy_feeds');
create unique index vacancy_feeds_by_address on vacancy_feeds (volunteer_center_id, address);
create index vacancy_feeds_by_age on vacancy_feeds (volunteer_center_id, created_at, id);
create index vacancy_feeds_of_organization on vacancy_feeds (volunteer_center_id, organization_id);

-- What became of each time that one was read.
create table vacancy_feed_runs (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  feed_id uuid not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  -- Why it was not read; null when it was.
  failure text,
  -- With which the server there refused.
  http_status integer,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  taken_off integer not null default 0,
  put_back integer not null default 0,
  refused integer not null default 0,
  left_out integer not null default 0,
  -- The first that were refused or became drafts, and why: [{"outsideId": …, "title": …, "field": …, "code": …, "values": …}].
  problems jsonb not null default '[]',
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, feed_id) references vacancy_feeds (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('vacancy_feed_runs');
create index vacancy_feed_runs_newest on vacancy_feed_runs (volunteer_center_id, feed_id, started_at desc, id desc);
create index vacancy_feed_runs_by_age on vacancy_feed_runs (volunteer_center_id, ended_at);

-- When a source that is read again and again had it no more, and it went off the site for that.
alter table vacancy_origins add column gone_at timestamptz;
