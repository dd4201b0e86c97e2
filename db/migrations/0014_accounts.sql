-- What accounts need beyond signing in: links that work once for a person, sessions that say where they are, mails by person.
alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check check (purpose in (
  'confirm_application', 'withdraw_application',
  'confirm_account', 'sign_in', 'reset_password', 'invitation', 'change_email', 'remove_account', 'parent_consent', 'download_data'));
-- What the press on the button needs besides the person, such as the new address that is being proven.
alter table one_time_tokens add column data jsonb;

-- What the person reads in the list of their devices, and who signed in as them.
alter table sessions add column user_agent text check (length(user_agent) <= 300);
-- Shortened before it is stored: enough to recognise a place, too little to find somebody.
alter table sessions add column ip_prefix text check (length(ip_prefix) <= 60);
-- No later than this, however often the session is used: signing in as another person ends by itself.
alter table sessions add column ends_at timestamptz;
-- The admin who acts as this person. No foreign key: admins may live in another centre.
alter table sessions add column signed_in_by uuid;
alter table sessions add column signed_in_by_name text check (length(signed_in_by_name) <= 161);
alter table sessions add column signed_in_by_center_id smallint;

alter table users add column archived_at timestamptz;
alter table users add column invited_at timestamptz;
-- Only the year is asked, and only to know whether somebody is over 16.
alter table users add column birth_year smallint check (birth_year between 1900 and 2100);
-- Kinds of notification by way: {"<kind>": {"mail": true, "app": true}}; absent is on.
alter table users add column notification_preferences jsonb not null default '{}';
create index users_by_name on users (volunteer_center_id, last_name, first_name, id);
create index users_by_age on users (volunteer_center_id, created_at, id);
create index users_by_status on users (volunteer_center_id, status, last_name, first_name, id);
create index users_name_trigrams on users using gin (volunteer_center_id, lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);

-- Whom a mail was for, where they have an account: what the person and the centre's staff may look up. It goes with the person.
alter table email_deliveries add column user_id uuid;
alter table email_deliveries add foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id) on delete set null (user_id);
create index email_deliveries_of_user on email_deliveries (volunteer_center_id, user_id, created_at desc);

-- What somebody agreed to, in the words that they saw: proof for the centre, and for the person.
create table consents (
  volunteer_center_id smallint not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('terms', 'digest', 'parent', 'keep_applications', 'organization_criteria')),
  -- The sentence on the screen, in the language of then.
  consent_text text not null check (length(consent_text) between 1 and 5000),
  locale text not null check (locale in ('nl', 'en')),
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('consents');
create index consents_of_user on consents (volunteer_center_id, user_id, kind, given_at desc);

-- What staff write down for each other about a record. Never shown to whom it is about, except in the download of their own data.
create table internal_notes (
  volunteer_center_id smallint not null,
  id uuid not null,
  subject_type text not null check (subject_type in ('organizations', 'users', 'vacancies', 'applications')),
  subject_id uuid not null,
  author_id uuid,
  author_name text check (length(author_name) <= 161),
  note text not null check (length(note) between 1 and 5000),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id) references volunteer_centers (id)
);
call protect_tenant_table('internal_notes');
create index internal_notes_of_subject on internal_notes (volunteer_center_id, subject_type, subject_id, created_at desc);
