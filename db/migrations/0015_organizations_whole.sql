-- What kind of body an organisation is, and what it does: themes with types below them (both lists are shared by all centres).
create table non_profit_types (
  id text primary key check (id ~ '^[a-z][a-z0-9_]{1,40}$'),
  name_nl text not null,
  name_en text not null,
  position smallint not null
);
create table activity_types (
  id text primary key check (id ~ '^[a-z][a-z0-9_]{1,40}$'),
  -- The theme that it belongs to; a theme itself has none.
  theme_id text references activity_types (id),
  name_nl text not null,
  name_en text not null,
  icon text not null,
  position smallint not null
);
create index activity_types_of_theme on activity_types (theme_id, position);
grant select on non_profit_types, activity_types to volunteerly_server;

-- Pictures that somebody sent; the file itself stands in the storage under `storage_key`.
create table uploads (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  owner_id uuid,
  file_name text not null check (length(file_name) between 1 and 200),
  storage_key text not null check (length(storage_key) <= 200),
  checksum text not null check (checksum ~ '^[0-9a-f]{64}$'),
  mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp')),
  byte_size integer not null check (byte_size > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- Empty on purpose where the picture only decorates.
  alt_text text check (length(alt_text) <= 300),
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, owner_id) references users (volunteer_center_id, id) on delete set null (owner_id)
);
call protect_tenant_table('uploads');
create index uploads_of_owner on uploads (volunteer_center_id, owner_id, created_at desc, id);
create index uploads_by_checksum on uploads (volunteer_center_id, checksum);
create trigger touch_content after update or delete on uploads
  for each row execute function touch_content();

alter table organizations add column rsin text check (rsin ~ '^[0-9]{9}$');
-- Nobody's phone number or address is public unless the organisation says so.
alter table organizations add column email_visible boolean not null default false;
alter table organizations add column phone_number_visible boolean not null default false;
alter table organizations add column social_links jsonb not null default '[]';
alter table organizations add column opening_hours jsonb not null default '[]';
alter table organizations add column opening_note text check (length(opening_note) <= 300);
alter table organizations add column logo_id uuid;
alter table organizations add column cover_image_id uuid;
alter table organizations add foreign key (volunteer_center_id, logo_id) references uploads (volunteer_center_id, id) on delete set null (logo_id);
alter table organizations add foreign key (volunteer_center_id, cover_image_id) references uploads (volunteer_center_id, id) on delete set null (cover_image_id);
-- The description is formatted text now: its tags take room besides the 10,000 characters that one reads.
alter table organizations drop constraint organizations_description_check;
alter table organizations add constraint organizations_description_check check (length(description) <= 40000);
create index organizations_by_city on organizations (volunteer_center_id, city, id);
create index organizations_by_number on organizations (volunteer_center_id, chamber_of_commerce_number) where chamber_of_commerce_number is not null;
create index organizations_position on organizations (volunteer_center_id, lat, lon) where lat is not null;
create index organizations_logo on organizations (volunteer_center_id, logo_id) where logo_id is not null;
create index organizations_cover on organizations (volunteer_center_id, cover_image_id) where cover_image_id is not null;
