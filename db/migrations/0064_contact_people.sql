-- Who of a centre answers for what: shown on its site, and where answers to mails about it go.
create table contact_people (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  -- What they do here, in words of their own.
  role text check (length(role) between 1 and 120),
  role_en text check (length(role_en) between 1 and 120),
  -- Words of contract/contact-people.ts.
  topics text[] not null default '{}',
  -- When they can be reached: on these days, between these times of the clock.
  days text[] not null default '{}',
  opens text check (opens ~ '^[0-2][0-9]:[0-5][0-9]$'),
  closes text check (closes ~ '^[0-2][0-9]:[0-5][0-9]$'),
  phone_number text check (length(phone_number) <= 40),
  phone_number_visible boolean not null default false,
  email text check (length(email) <= 254),
  email_visible boolean not null default false,
  -- Answers to mails of their topics come to them.
  answers_mail boolean not null default false,
  photo_id uuid,
  -- From 1, in the order of the site.
  position integer not null default 1 check (position > 0),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, photo_id) references uploads (volunteer_center_id, id) on delete set null (photo_id)
);
call protect_tenant_table('contact_people');
create index contact_people_in_order on contact_people (volunteer_center_id, position, id);
create index contact_people_backwards on contact_people (volunteer_center_id, position desc, id);
create index contact_people_of_photo on contact_people (volunteer_center_id, photo_id) where photo_id is not null;
create trigger touch_content after insert or update or delete on contact_people
  for each row execute function touch_content();
