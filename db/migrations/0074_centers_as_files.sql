-- All data of one centre as a file, and a centre that came as one from another installation. Both are of no centre: admins ask for
-- them, also of a centre that is closed, whose own jobs rest.
create table center_exports (
  center_id smallint primary key references volunteer_centers (id),
  id uuid not null,
  asked_at timestamptz not null,
  ready_at timestamptz,
  failed_at timestamptz,
  byte_size bigint check (byte_size > 0),
  expires_at timestamptz,
  check ((ready_at is null) = (byte_size is null) and (ready_at is null) = (expires_at is null)),
  check (ready_at is null or failed_at is null)
);
grant select, insert, update, delete on center_exports to volunteerly_server;

-- Numbers in whose folder files are being written before there is a centre: what a process leaves there that was killed is found by it.
create table center_imports (
  center_id smallint primary key,
  id uuid not null,
  started_at timestamptz not null
);
grant select, insert, update, delete on center_imports to volunteerly_server;

-- A centre that comes as a whole counts once for the pages kept in memory, and not once for each of its rows.
create or replace function touch_content() returns trigger language plpgsql as $$
declare
  center smallint := coalesce(new.volunteer_center_id, old.volunteer_center_id);
begin
  if current_setting('app.comes_whole', true) = center::text then return null; end if;
  insert into content_versions (volunteer_center_id) values (center)
    on conflict (volunteer_center_id) do update set version = content_versions.version + 1;
  perform pg_notify('content_changed', center::text);
  return null;
end $$;
