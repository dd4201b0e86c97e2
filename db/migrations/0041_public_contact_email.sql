-- With a stored body (`return …`) these two read the row type of vacancies, and PostgreSQL, from its releases of November 2026 on,
-- then refuses any new column with a default. As text they are read when they are called; so they name the schema.
create or replace function dutch_words_of(v vacancies) returns tsvector language sql immutable as $$
  select setweight(to_tsvector('public.dutch_plain', v.title), 'A') ||
  setweight(to_tsvector('public.dutch_plain', v.organization_name || ' ' || coalesce(v.summary, '') || ' ' || coalesce(v.city, '')), 'B') ||
  setweight(to_tsvector('public.dutch_plain', coalesce(v.description, '')), 'C')
$$;
create or replace function english_words_of(v vacancies) returns tsvector language sql immutable as $$
  select setweight(to_tsvector('public.english_plain', coalesce(v.title_en, v.title)), 'A') ||
  setweight(to_tsvector('public.english_plain', v.organization_name || ' ' || coalesce(v.summary_en, v.summary, '') || ' ' || coalesce(v.city, '')), 'B') ||
  setweight(to_tsvector('public.english_plain', coalesce(v.description_en, v.description, '')), 'C')
$$;

-- The address of a vacancy's contact person is for applicants only, unless the organisation says that everybody may see it.
alter table vacancies add column contact_email_visible boolean not null default false;
