-- A second proof of who signs in: passkeys, codes of an app on the phone, and codes on paper for when both are gone.
create table passkeys (
  volunteer_center_id smallint not null,
  id uuid not null,
  user_id uuid not null,
  -- What the person calls it.
  name text not null check (length(name) between 1 and 80),
  credential_id text not null check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- Of the authenticator; a lower one than before is a copy.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('passkeys');
create unique index passkeys_by_credential on passkeys (volunteer_center_id, credential_id);
create index passkeys_of_user on passkeys (volunteer_center_id, user_id, created_at);

create table one_time_code_secrets (
  volunteer_center_id smallint not null,
  user_id uuid not null,
  -- Encrypted with a key from SECRET: a copy of the database makes no codes.
  secret bytea not null,
  -- Null until the first right code was typed: before that it is asked of nobody.
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: each is good once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, user_id),
  foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('one_time_code_secrets');

create table recovery_codes (
  volunteer_center_id smallint not null,
  id uuid not null,
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('recovery_codes');
create index recovery_codes_of_user on recovery_codes (volunteer_center_id, user_id);

-- Whether this centre's staff must have one. Until they do, their roles rest.
alter table volunteer_center_profiles add column requires_second_factor boolean not null default false;
