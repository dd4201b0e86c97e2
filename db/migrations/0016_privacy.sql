-- One's own data as a file, and what is left of somebody who goes (product.md, section 10).

create table data_downloads (
  volunteer_center_id smallint not null,
  id uuid not null,
  user_id uuid not null,
  -- A zip, made by a job. It stands in the row, so that it is protected like all else about the person and goes with them.
  archive bytea,
  ready_at timestamptz,
  -- A day after it was ready; then the archive is emptied and the row tells that it once was made.
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('data_downloads');
create index data_downloads_of_user on data_downloads (volunteer_center_id, user_id, created_at desc, id);
create index data_downloads_by_expiry on data_downloads (volunteer_center_id, expires_at) where archive is not null;

-- How many came and went, for the figures: nothing in it leads to a person, and days are cut to months.
create table removed_accounts (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  signup_method text not null,
  created_month date not null,
  removed_month date not null,
  applications integer not null,
  primary key (volunteer_center_id, id)
);
call protect_tenant_table('removed_accounts');
create index removed_accounts_by_month on removed_accounts (volunteer_center_id, removed_month);

-- What the centre chose otherwise than the defaults of contract/retention.ts.
alter table volunteer_center_profiles add column retention jsonb not null default '{}';

-- Set when the person behind an application was taken out of it: what stays is that somebody applied, when, and how it ended.
alter table applications add column anonymized_at timestamptz;
create index applications_to_anonymize on applications (volunteer_center_id, decided_at)
  where anonymized_at is null and status = 'rejected';

-- Told that the account will be archived: first a month and then a week before. Stored, so that nobody goes unwarned.
alter table users add column first_warned_at timestamptz;
alter table users add column last_warned_at timestamptz;

grant create on schema public to volunteerly_crossing;

-- The record of what happened can only be added to. These are the two exceptions, and all that they can do: a person who
-- goes is nameless in it from then on, and what is older than the centre keeps it is removed.
create function forget_in_audit_events(person uuid)
  returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- Another id that leads nowhere, so that what belonged together still does.
  nobody uuid := gen_random_uuid();
begin
  update audit_events set actor_name = null, actor_id = nobody
    where volunteer_center_id = current_center() and actor_id = person;
  update audit_events set reason = null, subject_id = nobody
    where volunteer_center_id = current_center() and subject_id = person;
end $$;

create function remove_audit_events_before(moment timestamptz)
  returns bigint
  language sql security definer set search_path = public, pg_temp as $$
    with gone as (delete from audit_events where volunteer_center_id = current_center() and created_at < moment
      -- Whatever a caller asks for, nothing of the last half year is ever removed.
      and created_at < now() - interval '180 days' returning 1)
    select count(*) from gone $$;

grant select, update (actor_id, actor_name, subject_id, reason), delete on audit_events to volunteerly_crossing;
do $$
declare crossing text;
begin
  foreach crossing in array array['forget_in_audit_events(uuid)', 'remove_audit_events_before(timestamptz)'] loop
    execute format('alter function %s owner to volunteerly_crossing', crossing);
    execute format('revoke all on function %s from public', crossing);
    execute format('grant execute on function %s to volunteerly_server', crossing);
  end loop;
end $$;
revoke create on schema public from volunteerly_crossing;

-- The last mail to somebody who is gone: nothing of it stays once it has left.
alter table email_deliveries add column forget_when_done boolean not null default false;
