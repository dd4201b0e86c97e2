-- Vacancies that somebody keeps to think about.
create table bookmarks (
  volunteer_center_id smallint not null references volunteer_centers (id),
  user_id uuid not null,
  -- That of the vacancy, which one keeps once. No foreign key: what went to another centre or was cleared away stays in the list as
  -- no longer online, until its reader takes it off.
  id uuid not null,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, user_id, id),
  foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('bookmarks');
