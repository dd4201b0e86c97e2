-- Who did what, when, from which state to which, and why. The server may add and read, never change.
create table audit_events (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  -- No foreign key: the record outlives the account, and admins act from another centre.
  actor_id uuid,
  actor_name text,
  act text not null,
  subject_type text not null,
  subject_id uuid not null,
  from_state text,
  to_state text,
  reason text,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id)
);
call protect_tenant_table('audit_events');
revoke update, delete on audit_events from volunteerly_server;
create index audit_events_of_subject on audit_events (volunteer_center_id, subject_type, subject_id, created_at);
create index audit_events_by_age on audit_events (volunteer_center_id, created_at);

-- Each mail that the product sends: written in the transaction of the change, sent by a job after it.
create table email_deliveries (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  template text not null,
  locale text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'bounced', 'failed')),
  attempts smallint not null default 0,
  failure text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id)
);
call protect_tenant_table('email_deliveries');
call allow_crossing('email_deliveries');
create index email_deliveries_by_age on email_deliveries (volunteer_center_id, created_at desc);

-- The first answer to a POST, given again for the same key and body for 24 hours (api.md, section 2).
create table idempotency_keys (
  volunteer_center_id smallint not null references volunteer_centers (id),
  key_hash bytea not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, key_hash)
);
call protect_tenant_table('idempotency_keys');
create index idempotency_keys_by_age on idempotency_keys (volunteer_center_id, created_at);

-- Wrong passwords, by hash of account and of address: what sign-in slows down by.
create table sign_in_failures (
  volunteer_center_id smallint not null references volunteer_centers (id),
  subject_hash bytea not null,
  failures integer not null,
  last_failed_at timestamptz not null,
  primary key (volunteer_center_id, subject_hash)
);
call protect_tenant_table('sign_in_failures');
