-- What a centre sets itself, besides what its profile had (server/features/center-settings).
alter table volunteer_center_profiles
  -- Under which the record of what happened knows it.
  add column id uuid not null default gen_random_uuid(),
  add column lock_version integer not null default 0,
  add column opening_hours jsonb not null default '[]',
  add column social_links jsonb not null default '[]',
  -- Of what contract/flags.ts gives this centre, what it does not want.
  add column features_off text[] not null default '{}',
  -- Who its mails come from and where answers go; without them its own name and address.
  add column mail_name text check (length(mail_name) between 1 and 120),
  add column mail_reply_to text check (length(mail_reply_to) <= 254);

-- Which languages and features a centre has, and what it is called, each process holds in memory: it hears of another.
create function tell_centers_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('centers_changed', new.volunteer_center_id::text);
  return null;
end $$;
create trigger tell_centers_changed after insert or update of name, features_off on volunteer_center_profiles
  for each row execute function tell_centers_changed();
