-- What the blocks of a page name, worked out when it is written: so that where a file is shown, and what leads to a page, is found
-- without reading the text of every page.
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
create index pages_by_link on pages using gin (volunteer_center_id, linked_paths);
create index published_pages_by_link on published_pages using gin (volunteer_center_id, linked_paths);
create index pages_by_file on pages using gin (volunteer_center_id, named_ids);
create index published_pages_by_file on published_pages using gin (volunteer_center_id, named_ids);
