-- Lists that all centres share. Their id is a readable word: it stands in addresses and never tells a count.
create table categories (
  id text primary key check (id ~ '^[a-z][a-z0-9_]{1,40}$'),
  name_nl text not null,
  name_en text not null,
  icon text not null,
  position smallint not null
);
create table target_groups (
  id text primary key check (id ~ '^[a-z][a-z0-9_]{1,40}$'),
  name_nl text not null,
  name_en text not null,
  position smallint not null
);
create table age_groups (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9_]{1,40}$'),
  name_nl text not null,
  name_en text not null,
  minimum_age smallint,
  maximum_age smallint,
  position smallint not null
);
create table tags (
  id text primary key check (id ~ '^[a-z][a-z0-9_]{1,40}$'),
  name_nl text not null,
  name_en text not null,
  position smallint not null
);
-- A point for each four-digit postcode area: what 'near' is measured from.
create table places (
  postcode text primary key check (postcode ~ '^[1-9][0-9]{3}$'),
  name text not null,
  municipality_code text not null,
  municipality text not null,
  province text not null,
  lat double precision not null,
  lon double precision not null
);
create index places_by_name on places (lower(name) text_pattern_ops);
create index places_name_trigrams on places using gin (lower(name) gin_trgm_ops);
grant select on categories, target_groups, age_groups, tags, places to volunteerly_server;
