-- A volunteer centre is the tenant. Its id is small on purpose: it leads every key and index (architecture, section 2).
create table volunteer_centers (
  id smallint primary key,
  key text not null unique check (key ~ '^[a-z][a-z0-9_-]{1,40}$'),
  name text not null check (length(name) between 1 and 120),
  app_context text check (app_context in ('meedoen', 'gelderland')),
  created_at timestamptz not null default now()
);
grant select on volunteer_centers to volunteerly_server, volunteerly_crossing;

-- Hosts of centres that were made in the product; those of the public configuration are added to them.
create table volunteer_center_hosts (
  host text primary key check (host = lower(host) and length(host) <= 253),
  volunteer_center_id smallint not null references volunteer_centers (id)
);
grant select on volunteer_center_hosts to volunteerly_server;

create table volunteer_center_profiles (
  volunteer_center_id smallint primary key references volunteer_centers (id),
  name text not null check (length(name) between 1 and 120),
  name_en text check (length(name_en) between 1 and 120),
  tagline text check (length(tagline) <= 120),
  phone_number text check (length(phone_number) <= 40),
  email text check (length(email) <= 254),
  address text check (length(address) <= 300),
  website_logo_url text check (length(website_logo_url) <= 500),
  website_logo_dark_mode_url text check (length(website_logo_dark_mode_url) <= 500),
  favicon_url text check (length(favicon_url) <= 500),
  gtag_id text check (gtag_id ~ '^[A-Z0-9-]{4,30}$'),
  show_anbi_logo boolean not null default false,
  show_nov_logo boolean not null default false,
  chamber_of_commerce_number text check (chamber_of_commerce_number ~ '^[0-9]{8}$'),
  rsin text check (rsin ~ '^[0-9]{9}$'),
  municipality_code text,
  locales text[] not null default '{nl}',
  -- The look: fonts, colours, shape, header and footer variant; validated by the theme contract when it is written.
  theme jsonb not null default '{}',
  footer_columns jsonb not null default '[]',
  -- 'before': the centre's queue publishes; 'after': organisations publish at once (product.md, section 4).
  vacancy_check text not null default 'after' check (vacancy_check in ('before', 'after')),
  updated_at timestamptz not null default now()
);
call protect_tenant_table('volunteer_center_profiles');
call allow_crossing('volunteer_center_profiles');

-- One number per centre that any change of public content moves; cached pages carry it (docs/decisions/0006).
create table content_versions (
  volunteer_center_id smallint primary key references volunteer_centers (id),
  version bigint not null default 1
);
call protect_tenant_table('content_versions');

create function touch_content() returns trigger language plpgsql as $$
declare
  center smallint := coalesce(new.volunteer_center_id, old.volunteer_center_id);
begin
  insert into content_versions (volunteer_center_id) values (center)
    on conflict (volunteer_center_id) do update set version = content_versions.version + 1;
  perform pg_notify('content_changed', center::text);
  return null;
end $$;
create trigger touch_content after insert or update or delete on volunteer_center_profiles
  for each row execute function touch_content();
