-- With whom a centre does its work: other centres, and organisations that make it possible.
create table partners (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  kind text not null default 'organization' check (kind in ('center', 'organization')),
  -- What it does for the centre, in one sentence.
  text text check (length(text) between 1 and 200),
  text_en text check (length(text_en) between 1 and 200),
  url text check (length(url) <= 500),
  logo_id uuid,
  position integer not null default 100 check (position between 1 and 999),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, logo_id) references uploads (volunteer_center_id, id) on delete set null (logo_id)
);
call protect_tenant_table('partners');
create index partners_in_order on partners (volunteer_center_id, position, id);
create index partners_from_last on partners (volunteer_center_id, position desc, id);
create index partners_by_name on partners (volunteer_center_id, name, id);
create index partners_of_kind on partners (volunteer_center_id, kind, position, id);
create index partners_with_logo on partners (volunteer_center_id, logo_id) where logo_id is not null;
-- They stand on a page that everybody sees (docs/decisions/0006).
create trigger touch_content after insert or update or delete on partners
  for each row execute function touch_content();
