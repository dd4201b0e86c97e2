create table organizations (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  organization_type text not null default 'NonProfit' check (organization_type in ('School', 'VolunteerCenter', 'NonProfit')),
  status text not null default 'pending' check (status in ('approved', 'pending', 'denied', 'archived', 'deleted')),
  name text not null check (length(name) between 1 and 120),
  description text check (length(description) <= 10000),
  website text check (length(website) <= 500),
  email text check (length(email) <= 254),
  phone_number text check (length(phone_number) <= 40),
  chamber_of_commerce_number text check (chamber_of_commerce_number ~ '^[0-9]{8}$'),
  sector text check (length(sector) <= 60),
  street text check (length(street) <= 120),
  house_number text check (length(house_number) <= 20),
  postcode text check (postcode ~ '^[1-9][0-9]{3}( [A-Z]{2})?$'),
  city text check (length(city) <= 120),
  lat double precision check (lat between -90 and 90),
  lon double precision check (lon between -180 and 180),
  non_profit_type_id text,
  show_on_social_map boolean not null default false,
  activity_type_ids text[] not null default '{}',
  denied_reason text check (length(denied_reason) <= 5000),
  approved_at timestamptz,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (volunteer_center_id, id)
);
call protect_tenant_table('organizations');
create index organizations_by_status on organizations (volunteer_center_id, status, name, id);
create index organizations_by_name on organizations (volunteer_center_id, name, id);
create index organizations_by_age on organizations (volunteer_center_id, created_at, id);
create index organizations_name_trigrams on organizations using gin (volunteer_center_id, lower(name) gin_trgm_ops);
create trigger touch_content after insert or update or delete on organizations
  for each row execute function touch_content();
