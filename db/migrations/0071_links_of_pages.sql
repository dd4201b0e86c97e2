-- What the blocks of a page name, worked out when it is written: so that where a file is shown, and what leads to a page, is found
-- without reading the text of every page. No index: what an array holds is not compared by a leakproof function, so row-level
-- security would keep it out of one (see 0006), and the short arrays of a centre are gone through in milliseconds.
create function ids_in(content text) returns uuid[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct found[1]::uuid), '{}')
  from regexp_matches(content, '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})', 'g') found $$;

-- Addresses on this site, without the prefix of a language: of a field, of a formatted text, or of Markdown.
create function paths_in(content text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct found[1]), '{}')
  from regexp_matches(content, '["(](?:/(?:nl|en))?(/[a-z0-9][a-z0-9/-]*)["#?)\\]', 'g') found $$;

alter table pages
  add column named_ids uuid[] not null generated always as (ids_in(blocks::text || coalesce(image::text, ''))) stored,
  add column linked_paths text[] not null generated always as (paths_in(blocks::text)) stored;
alter table published_pages
  add column named_ids uuid[] not null generated always as (ids_in(blocks::text || coalesce(image::text, ''))) stored,
  add column linked_paths text[] not null generated always as (paths_in(blocks::text)) stored;
