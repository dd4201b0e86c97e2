-- What somebody should know of: one row for each person, written in the transaction of what happened.
create table notifications (
  volunteer_center_id smallint not null,
  id uuid not null,
  user_id uuid not null,
  -- The closed list stands in contract/notifications.ts.
  kind text not null check (length(kind) between 1 and 60),
  -- Names and titles that this person may see; the sentence is made on the screen, in the reader's language.
  data jsonb not null,
  path text not null check (path like '/%' and length(path) <= 300),
  -- What it is about: removed with it, so that no link is dead and no name outlives its record.
  application_id uuid,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id) on delete cascade,
  foreign key (volunteer_center_id, application_id) references applications (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('notifications');
create index notifications_of_user on notifications (volunteer_center_id, user_id, created_at desc, id);
create index notifications_unread on notifications (volunteer_center_id, user_id) where read_at is null;
create index notifications_of_application on notifications (volunteer_center_id, application_id);
create index notifications_by_age on notifications (volunteer_center_id, created_at);

-- Everybody reads their own deeds.
create index audit_events_of_actor on audit_events (volunteer_center_id, actor_id, created_at desc, id);
