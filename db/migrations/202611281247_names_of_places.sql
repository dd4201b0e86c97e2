-- What people look near: towns, municipalities, provinces and districts of towns, made of `places` when the shared lists are filled.
create table named_places (
  id text primary key,
  kind text not null check (kind in ('town', 'municipality', 'district', 'province')),
  name text not null,
  -- Apart from all others of its name: 'Rijswijk (Gelderland)'.
  label text not null,
  postcode text not null references places,
  municipality_code text,
  municipality text,
  province text not null,
  lat double precision not null,
  lon double precision not null,
  -- Kilometres to its farthest postcode; none of what one looks around.
  reach smallint not null check (reach >= 0),
  size smallint not null
);
create index named_places_by_postcode on named_places (postcode);
-- Every way to say a place, as contract/place-key.ts writes it; rank 1 its own name, 2 another name for it, 3 the head of its name, 4 its name without an article.
create table place_names (
  key text collate "C" not null,
  place_id text not null references named_places,
  rank smallint not null check (rank between 1 and 4),
  primary key (key, place_id)
);
create index place_names_by_place on place_names (place_id);
create index place_names_alike on place_names using gin (key gin_trgm_ops);
grant select on named_places, place_names to volunteerly_server;
-- Names are looked up in place_names alone.
drop index places_by_name;
drop index places_name_trigrams;
