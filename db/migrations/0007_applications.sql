create table applications (
  volunteer_center_id smallint not null,
  id uuid not null,
  vacancy_id uuid not null,
  -- Copied from the vacancy: what an organisation's own list is read by.
  organization_id uuid not null,
  -- Null for people without an account.
  user_id uuid,
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  email text not null check (length(email) between 3 and 254),
  phone_number text check (length(phone_number) <= 40),
  message text not null check (length(message) between 1 and 5000),
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  -- Null is new: there is no third word for it (specification, section 3).
  status text check (status in ('accepted', 'rejected')),
  decision_message text check (length(decision_message) <= 5000),
  reject_reason text check (length(reject_reason) <= 60),
  decisions smallint not null default 0,
  -- Before the applicant has pressed the button behind the link in the mail, nobody but them knows of it.
  confirmed_at timestamptz,
  decided_at timestamptz,
  -- No foreign key: an admin decides here with an account of another centre. The name is kept for the reader.
  decided_by_id uuid,
  decided_by_name text,
  withdrawn_at timestamptz,
  withdraw_reason text check (length(withdraw_reason) <= 5000),
  first_response_at timestamptz,
  -- Consent to hand these details to the organisation, with the text that was agreed to.
  consented_at timestamptz not null,
  consent_text text not null,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id),
  foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id)
);
call protect_tenant_table('applications');
-- One active application per person and vacancy: by address, so that it holds with and without an account.
create unique index applications_once on applications (volunteer_center_id, vacancy_id, lower(email))
  where withdrawn_at is null and status is distinct from 'rejected';
create index applications_of_organization on applications (volunteer_center_id, organization_id, created_at desc, id);
create index applications_of_vacancy on applications (volunteer_center_id, vacancy_id, created_at desc, id);
create index applications_of_user on applications (volunteer_center_id, user_id, created_at desc, id);
create index applications_by_age on applications (volunteer_center_id, created_at desc, id);
create index applications_open on applications (volunteer_center_id, organization_id, created_at)
  where status is null and withdrawn_at is null and confirmed_at is not null;

-- One-time links in mails. Only the hash is kept; a press on the button uses it up.
create table one_time_tokens (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  purpose text not null check (purpose in ('confirm_application', 'withdraw_application', 'confirm_account', 'sign_in', 'reset_password')),
  token_hash bytea not null,
  application_id uuid,
  user_id uuid,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, application_id) references applications (volunteer_center_id, id) on delete cascade,
  foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id) on delete cascade,
  check ((application_id is null) <> (user_id is null))
);
create unique index one_time_tokens_by_hash on one_time_tokens (volunteer_center_id, token_hash);
create index one_time_tokens_of_application on one_time_tokens (volunteer_center_id, application_id);
create index one_time_tokens_of_user on one_time_tokens (volunteer_center_id, user_id);
call protect_tenant_table('one_time_tokens');
