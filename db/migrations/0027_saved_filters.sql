-- What somebody often looks for in a list, under a name of their own.
create table saved_filters (
  volunteer_center_id smallint not null,
  id uuid not null,
  user_id uuid not null,
  -- The list that it is of.
  list text not null check (list in ('users')),
  name text not null check (length(name) between 1 and 60),
  -- What is chosen, as it stands in the address of the list.
  query text not null check (length(query) <= 1000),
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('saved_filters');
create unique index saved_filters_once on saved_filters (volunteer_center_id, user_id, list, lower(name));
