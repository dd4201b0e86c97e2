-- Centres are opened, changed and closed in the product, by admins.
alter table volunteer_centers
  -- By which calls and the record of what happened name one; the number leads keys, and stays inside.
  add column public_id uuid not null default gen_random_uuid(),
  -- What this centre does without of what its key and context would have.
  add column features_off text[] not null default '{}',
  -- Since when its site says that it is closed.
  add column closed_at timestamptz,
  add column lock_version integer not null default 0,
  add column updated_at timestamptz not null default now();
create unique index volunteer_centers_by_public_id on volunteer_centers (public_id);
grant insert, update on volunteer_centers to volunteerly_server;
grant insert, delete on volunteer_center_hosts to volunteerly_server;

-- Every process keeps the map of hosts, and reads it again when it hears of this.
create function tell_of_centers() returns trigger language plpgsql as $$
begin
  perform pg_notify('centers_changed', '');
  return null;
end $$;
create trigger tell_of_centers after insert or update or delete on volunteer_centers
  for each statement execute function tell_of_centers();
create trigger tell_of_hosts after insert or update or delete on volunteer_center_hosts
  for each statement execute function tell_of_centers();

-- A link that the start prints while there is no admin; only a hash of it is kept.
create table first_admin_links (
  token_hash bytea primary key,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
grant select, delete on first_admin_links to volunteerly_server;

-- Whether anybody can sign in as admin, wherever the account lives.
create function has_admin()
  returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
    select exists (
      select from user_roles r join users u on u.volunteer_center_id = r.volunteer_center_id and u.id = r.user_id
      where r.role = 'admin' and u.status = 'active') $$;
grant create on schema public to volunteerly_crossing;
alter function has_admin() owner to volunteerly_crossing;
revoke all on function has_admin() from public;
grant execute on function has_admin() to volunteerly_server;
revoke create on schema public from volunteerly_crossing;
