-- A person has an account at one centre; the same address may have one at another (product.md, section 11).
create table users (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  email text not null check (length(email) between 3 and 254),
  first_name text not null default '' check (length(first_name) <= 80),
  last_name text not null default '' check (length(last_name) <= 80),
  phone_number text check (length(phone_number) <= 40),
  job_title text check (length(job_title) <= 120),
  gender text check (gender in ('male', 'female', 'other')),
  status text not null default 'inactive' check (status in ('active', 'invited', 'inactive', 'archived')),
  signup_method text not null default 'unknown' check (signup_method in ('signedUp', 'createdByUser', 'imported', 'unknown')),
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  digest_days smallint[] not null default '{}',
  password_hash text,
  confirmed_at timestamptz,
  accepted_terms_at timestamptz,
  last_sign_in_at timestamptz,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (volunteer_center_id, id)
);
create unique index users_by_email on users (volunteer_center_id, lower(email));
create index users_by_email_anywhere on users (lower(email));
call protect_tenant_table('users');
call allow_crossing('users');

create table user_roles (
  volunteer_center_id smallint not null,
  id uuid not null,
  user_id uuid not null,
  role text not null check (role in ('admin', 'volunteer', 'content_manager', 'mentor', 'student', 'organization_superuser', 'center_superuser', 'page_manager')),
  organization_id uuid,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id) on delete cascade,
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id),
  -- These three are held for one organisation, the others for the centre.
  check ((role in ('organization_superuser', 'mentor', 'student')) = (organization_id is not null))
);
create unique index user_roles_once on user_roles (volunteer_center_id, user_id, role, organization_id) nulls not distinct;
create index user_roles_of_organization on user_roles (volunteer_center_id, organization_id, role);
call protect_tenant_table('user_roles');
call allow_crossing('user_roles');

-- One row a device. Only hashes of tokens are kept (api.md, section 4).
create table sessions (
  volunteer_center_id smallint not null,
  id uuid not null,
  user_id uuid not null,
  client text not null check (length(client) <= 64),
  token_hash bytea not null,
  previous_token_hash bytea,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id) on delete cascade
);
create unique index sessions_by_client on sessions (client);
create index sessions_of_user on sessions (volunteer_center_id, user_id, created_at);
create index sessions_by_expiry on sessions (volunteer_center_id, expires_at);
call protect_tenant_table('sessions');
call allow_crossing('sessions');
