-- Questions that people with an account put to their centre, and what it answered.
create table contact_messages (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  -- Who asks. What they asked goes with their account.
  user_id uuid not null,
  topic text not null check (topic in ('vacancies', 'account', 'activities', 'complaints', 'general')),
  message text not null check (length(message) between 1 and 5000),
  status text not null default 'open' check (status in ('open', 'answered')),
  answer text check (length(answer) between 1 and 5000),
  answered_at timestamptz,
  answered_by_id uuid,
  answered_by_name text,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id) on delete cascade,
  constraint contact_messages_answered check ((status = 'answered') = (answer is not null and answered_at is not null))
);
call protect_tenant_table('contact_messages');
create index contact_messages_in_order on contact_messages (volunteer_center_id, created_at, id);
create index contact_messages_newest on contact_messages (volunteer_center_id, created_at desc, id);
create index contact_messages_of_person on contact_messages (volunteer_center_id, user_id, created_at desc, id);
create index contact_messages_waiting on contact_messages (volunteer_center_id, status, created_at, id);
create index contact_messages_of_status on contact_messages (volunteer_center_id, status, created_at desc, id);
create index contact_messages_of_topic on contact_messages (volunteer_center_id, topic, created_at desc, id);
