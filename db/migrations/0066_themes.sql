-- What a centre tries for its look: apart from what is online, which stays `theme` of its profile. Nothing here until it tries something.
create table themes (
  volunteer_center_id smallint primary key references volunteer_centers (id),
  -- What the record of what happened calls it by.
  id uuid not null,
  draft jsonb not null,
  changed_by uuid,
  changed_by_name text,
  changed_at timestamptz not null,
  lock_version integer not null default 0
);
call protect_tenant_table('themes');

-- Looks that were online: the last ten can be taken up again.
create table theme_versions (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  theme jsonb not null,
  author_id uuid,
  -- Null for the look that a centre began with, and when that account is gone.
  author_name text,
  created_at timestamptz not null,
  primary key (volunteer_center_id, id)
);
call protect_tenant_table('theme_versions');
create index theme_versions_newest on theme_versions (volunteer_center_id, created_at desc, id);
