-- Who stood in a list that somebody took out of the product: people find it among what was done with their data.
create table exported_users (
  volunteer_center_id smallint not null,
  user_id uuid not null,
  audit_event_id uuid not null,
  primary key (volunteer_center_id, user_id, audit_event_id),
  foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id) on delete cascade,
  -- As long as the deed itself is kept.
  foreign key (volunteer_center_id, audit_event_id) references audit_events (volunteer_center_id, id) on delete cascade
);
create index exported_users_of_event on exported_users (volunteer_center_id, audit_event_id);
call protect_tenant_table('exported_users');
-- Append-only, as the deed is.
revoke update, delete on exported_users from volunteerly_server;
