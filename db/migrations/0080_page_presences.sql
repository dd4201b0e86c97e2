-- Who is writing a page at this moment, so that two people see each other there. A row counts for a minute after its `seen_at`, and is
-- removed soon after that. The name stands in it because an admin has no account in the centre.
create table page_presences (
  volunteer_center_id smallint not null,
  page_id uuid not null,
  user_id uuid not null,
  user_name text not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (volunteer_center_id, page_id, user_id),
  foreign key (volunteer_center_id, page_id) references pages (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('page_presences');
create index page_presences_seen on page_presences (volunteer_center_id, seen_at);
