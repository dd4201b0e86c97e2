-- Words of a centre's own for what its vacancies are about, beside the tags of all centres: each is written in one way, whoever writes it.

-- As a tag is compared: accents and capitals make no other word, nor does what stands between its letters.
create function tag_key(given text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(public.plain_text(given), '[[:space:]._''’/-]+', '', 'g')
$$;

create table own_tags (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  name text not null check (name <> '' and length(name) <= 30),
  plain text not null generated always as (tag_key(name)) stored,
  -- The tag that is given instead, where staff put two together.
  merged_into uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, plain),
  foreign key (volunteer_center_id, merged_into) references own_tags (volunteer_center_id, id) on delete cascade,
  check (merged_into <> id)
);
call protect_tenant_table('own_tags');
create index own_tags_by_name on own_tags (volunteer_center_id, name, id) where merged_into is null;
create index own_tags_by_age on own_tags (volunteer_center_id, created_at, id) where merged_into is null;
create index own_tags_merged on own_tags (volunteer_center_id, merged_into) where merged_into is not null;

-- Tags of a vacancy that are the centre's own.
create function own_tags_of(tags text[]) returns text[] language sql immutable parallel safe as $$
  select array(select tag from unnest(tags) tag where tag <> all ('{once,regularly,multi_day,flexible,free}'))
$$;

-- They are found as words of the vacancy. None has any yet, so nothing is read anew.
create or replace function dutch_words_of(v vacancies) returns tsvector language sql immutable as $$
  select setweight(to_tsvector('public.dutch_plain', title), 'A') ||
  setweight(to_tsvector('public.dutch_plain', organization || ' ' || summary || ' ' || city || ' ' || tags), 'B') ||
  setweight(to_tsvector('public.dutch_plain', public.parts_of_compounds(title)), 'B') ||
  setweight(to_tsvector('public.dutch_plain', description), 'C') ||
  setweight(to_tsvector('public.dutch_plain', public.parts_of_compounds(summary || ' ' || regexp_replace(description, '<[^<>]*>', ' ', 'g'))), 'C') ||
  setweight(to_tsvector('public.dutch_plain', public.labels_of(v)), 'D')
  from (select public.seen_text(v.title) as title, public.seen_text(v.organization_name) as organization,
    public.seen_text(coalesce(v.summary, '')) as summary, public.seen_text(coalesce(v.city, '')) as city,
    public.seen_text(coalesce(v.description, '')) as description, array_to_string(public.own_tags_of(v.tags), ' ') as tags) seen
$$;
create or replace function english_words_of(v vacancies) returns tsvector language sql immutable as $$
  select setweight(to_tsvector('public.english_plain', public.seen_text(coalesce(v.title_en, v.title))), 'A') ||
  setweight(to_tsvector('public.english_plain', public.seen_text(
    v.organization_name || ' ' || coalesce(v.summary_en, v.summary, '') || ' ' || coalesce(v.city, '')) || ' ' ||
    array_to_string(public.own_tags_of(v.tags), ' ')), 'B') ||
  setweight(to_tsvector('public.english_plain', public.seen_text(coalesce(v.description_en, v.description, ''))), 'C') ||
  setweight(to_tsvector('public.english_plain', public.labels_of(v)), 'D')
$$;
