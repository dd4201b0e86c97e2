-- A word of a vacancy is found although signs stand in it that nobody sees: soft hyphens that say where it may be broken, joiners, marks
-- of direction.
create function seen_text(given text) returns text language sql immutable parallel safe as $$
  select translate(given, U&'\00AD\034F\061C\180E\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064\2066\2067\2068\2069\FEFF', '')
$$;

create or replace function dutch_words_of(v vacancies) returns tsvector language sql immutable as $$
  select setweight(to_tsvector('public.dutch_plain', title), 'A') ||
  setweight(to_tsvector('public.dutch_plain', organization || ' ' || summary || ' ' || city), 'B') ||
  setweight(to_tsvector('public.dutch_plain', public.parts_of_compounds(title)), 'B') ||
  setweight(to_tsvector('public.dutch_plain', description), 'C') ||
  setweight(to_tsvector('public.dutch_plain', public.parts_of_compounds(summary || ' ' || regexp_replace(description, '<[^<>]*>', ' ', 'g'))), 'C') ||
  setweight(to_tsvector('public.dutch_plain', public.labels_of(v)), 'D')
  from (select public.seen_text(v.title) as title, public.seen_text(v.organization_name) as organization,
    public.seen_text(coalesce(v.summary, '')) as summary, public.seen_text(coalesce(v.city, '')) as city,
    public.seen_text(coalesce(v.description, '')) as description) seen
$$;
create or replace function english_words_of(v vacancies) returns tsvector language sql immutable as $$
  select setweight(to_tsvector('public.english_plain', public.seen_text(coalesce(v.title_en, v.title))), 'A') ||
  setweight(to_tsvector('public.english_plain', public.seen_text(
    v.organization_name || ' ' || coalesce(v.summary_en, v.summary, '') || ' ' || coalesce(v.city, ''))), 'B') ||
  setweight(to_tsvector('public.english_plain', public.seen_text(coalesce(v.description_en, v.description, ''))), 'C') ||
  setweight(to_tsvector('public.english_plain', public.labels_of(v)), 'D')
$$;

-- Centre by centre, as the owner may be bound by the policies too; only those in which such a sign stands.
do $$
declare center smallint;
begin
  for center in select id from volunteer_centers loop
    perform set_config('app.center', center::text, true);
    update vacancy_words w set dutch = dutch_words_of(v), english = english_words_of(v)
      from vacancies v, lateral (select concat_ws(' ', v.title, v.title_en, v.organization_name, v.city, v.summary, v.summary_en,
        v.description, v.description_en) as text) whole
      where w.volunteer_center_id = center and v.volunteer_center_id = center and v.id = w.vacancy_id
        and seen_text(whole.text) <> whole.text;
  end loop;
end $$;
