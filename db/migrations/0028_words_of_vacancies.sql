-- What a search by words reads, apart from the wide rows of vacancies and only of those that are public: a word that a tenth of a
-- centre has is then found on few pages, instead of on nearly all of a large table (docs/decisions/0007).
alter table vacancies drop column search_nl, drop column search_en;

create function dutch_words_of(v vacancies) returns tsvector language sql immutable return
  setweight(to_tsvector('dutch_plain', v.title), 'A') ||
  setweight(to_tsvector('dutch_plain', v.organization_name || ' ' || coalesce(v.summary, '') || ' ' || coalesce(v.city, '')), 'B') ||
  setweight(to_tsvector('dutch_plain', coalesce(v.description, '')), 'C');
create function english_words_of(v vacancies) returns tsvector language sql immutable return
  setweight(to_tsvector('english_plain', coalesce(v.title_en, v.title)), 'A') ||
  setweight(to_tsvector('english_plain', v.organization_name || ' ' || coalesce(v.summary_en, v.summary, '') || ' ' || coalesce(v.city, '')), 'B') ||
  setweight(to_tsvector('english_plain', coalesce(v.description_en, v.description, '')), 'C');

create table vacancy_words (
  volunteer_center_id smallint not null,
  vacancy_id uuid not null,
  published_at timestamptz not null,
  dutch tsvector not null,
  english tsvector not null,
  primary key (volunteer_center_id, vacancy_id),
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id) on delete cascade
);
-- Words that are many stand outside the row, as the index finds by them and only ranking reads them; as they are, since compressing made
-- them no smaller and reading them twice as slow.
alter table vacancy_words set (toast_tuple_target = 128);
alter table vacancy_words alter column dutch set storage external, alter column english set storage external;

-- Centre by centre, as the owner may be bound by the policies too.
do $$
declare center smallint;
begin
  for center in select id from volunteer_centers loop
    perform set_config('app.center', center::text, true);
    insert into vacancy_words select v.volunteer_center_id, v.id, v.published_at, dutch_words_of(v), english_words_of(v) from vacancies v
      where v.volunteer_center_id = center and v.status = 'published' and v.organization_approved and v.published_at is not null;
  end loop;
end $$;
-- One for both languages: with one each, PostgreSQL would sometimes take the wrong one for the centre alone.
create index vacancy_words_found on vacancy_words using gin (volunteer_center_id, dutch, english);
call protect_tenant_table('vacancy_words');
call allow_crossing('vacancy_words');

create function keep_vacancy_words() returns trigger language plpgsql as $$
begin
  if new.status = 'published' and new.organization_approved then
    insert into vacancy_words values (new.volunteer_center_id, new.id, new.published_at, dutch_words_of(new), english_words_of(new))
      on conflict (volunteer_center_id, vacancy_id) do update
      set published_at = excluded.published_at, dutch = excluded.dutch, english = excluded.english;
  else
    delete from vacancy_words where volunteer_center_id = new.volunteer_center_id and vacancy_id = new.id;
  end if;
  return null;
end $$;
-- With organization_id, as copy_organization then sets the name and the approval, which are not named in that statement.
create trigger keep_vacancy_words after insert or update of status, published_at, organization_id, organization_name, organization_approved,
  title, summary, description, title_en, summary_en, description_en, city on vacancies
  for each row execute function keep_vacancy_words();

-- As before, and they say when each was published, so that the caller finds it in the index that is led by that.
grant create on schema public to volunteerly_crossing;
drop function vacancies_with_words(text, text, integer);
create function vacancies_with_words(language text, words text, most integer)
  returns table (id uuid, published_at timestamptz, rank real)
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  -- By the index of words and never else: any other way looks into the words of every row, and PostgreSQL does not count that
  -- they stand outside it.
  set enable_seqscan = off set enable_indexscan = off as $$
declare
  query tsquery := to_tsquery(case language when 'en' then 'english_plain'::regconfig else 'dutch_plain'::regconfig end, words);
begin
  if language = 'en' then
    return query select found.vacancy_id, found.published_at, ts_rank(found.english, query) from (
      select w.vacancy_id, w.published_at, w.english from vacancy_words w
      where w.volunteer_center_id = current_center() and w.english @@ query
      order by w.published_at desc, w.vacancy_id limit most) found;
  else
    return query select found.vacancy_id, found.published_at, ts_rank(found.dutch, query) from (
      select w.vacancy_id, w.published_at, w.dutch from vacancy_words w
      where w.volunteer_center_id = current_center() and w.dutch @@ query
      order by w.published_at desc, w.vacancy_id limit most) found;
  end if;
end $$;

-- Each word is compared once with a vacancy, and likeness is measured of those alone that are answered.
drop function vacancies_like_words(text[], integer);
create function vacancies_like_words(words text[], most integer)
  returns table (id uuid, published_at timestamptz, rank real)
  language plpgsql stable security definer set search_path = public, pg_temp
  set pg_trgm.word_similarity_threshold = 0.45 as $$
begin
  return query select found.id, found.published_at, word_similarity(array_to_string(words, ' '), found.search_label) from (
    select v.id, v.published_at, v.search_label from vacancies v
    where v.volunteer_center_id = current_center() and v.status = 'published' and v.organization_approved
      and words[1] <% v.search_label
      and not exists (select from unnest(words[2:]) word where not word <% v.search_label)
    order by v.published_at desc, v.id limit most) found;
end $$;

do $$
declare crossing text;
begin
  foreach crossing in array array['vacancies_with_words(text, text, integer)', 'vacancies_like_words(text[], integer)'] loop
    execute format('alter function %s owner to volunteerly_crossing', crossing);
    execute format('revoke all on function %s from public', crossing);
    execute format('grant execute on function %s to volunteerly_server', crossing);
  end loop;
end $$;
revoke create on schema public from volunteerly_crossing;
