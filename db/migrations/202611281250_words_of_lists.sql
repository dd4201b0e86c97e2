-- Lists are searched by one reading of words, and people and organisations stand under the main part of their name.

-- Letters as they are compared: small, without accents and without signs that nobody sees (soft hyphens, joiners, marks of direction).
-- Names carry their schema, as indexes are built without a path.
create function plain_text(given text) returns text language sql immutable strict parallel safe as $$
  select lower(public.unaccent('public.unaccent', regexp_replace(
    translate(normalize(given, NFKD), U&'\00AD\034F\061C\180E\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064\2066\2067\2068\2069\FEFF', ''),
    '[\u0300-\u036F]', '', 'g')))
$$;

-- A number as people type it: as it is, and with a nought, +31 or 0031 before it, without signs between.
create function phone_forms(given text) returns text language sql immutable parallel safe as $$
  select coalesce(given || ' ' || regexp_replace(given, '[^\d+]', '', 'g') || ' 0' || rest || ' +31' || rest || ' 0031' || rest, '')
  from (select regexp_replace(regexp_replace(given, '\D', '', 'g'), '^(0031|31|0)', '') as rest) number
$$;

-- '8096 AB' and '8096AB'.
create function postcode_forms(given text) returns text language sql immutable parallel safe as $$
  select coalesce(given || ' ' || replace(given, ' ', ''), '')
$$;

-- Of help at home no more of the postcode than everybody is told: words would find the rest of it out.
create function told_postcode(kind text, given text) returns text language sql immutable parallel safe as $$
  select case when public.is_private_help(kind) then left(given, 4) else given end
$$;

-- 'van den Akker' stands with the A, ''t Hooft' with the H; then by first name.
create function person_sort_name(last_name text, first_name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(ltrim(public.plain_text(last_name)),
    '^((van|vanden|vande|vander|v\.?d\.?|von|zu|de|den|der|des|het|''t|''s|te|ten|ter|tot|in|op|aan|bij|onder|over|uit|voor|el|al|la|le|les|du|da|di|do|dos|del|della) +|d''|l'')+(?=[^ ])', '')
    || ' ' || public.plain_text(first_name)
$$;

-- What every other organisation begins with does not say where to look for it: 'Stichting De Regenboog' stands with the R.
create function organization_order_name(name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(ltrim(public.plain_text(name)), '^((de|het|een|''t|the|stichting|st\.|vereniging|ver\.) +)+(?=[^ ])', '')
$$;

alter table users drop column sort_name;
alter table users add column sort_name text generated always as (person_sort_name(last_name, first_name)) stored;
create index users_by_sort_name on users (volunteer_center_id, sort_name, id);
alter table applications add column sort_name text generated always as (person_sort_name(last_name, first_name)) stored;
create index applications_by_sort_name on applications (volunteer_center_id, sort_name, id);
drop index applications_by_last_name;
drop index organizations_by_status;
alter table organizations add column order_name text generated always as (organization_order_name(name)) stored;
create index organizations_by_order_name on organizations (volunteer_center_id, order_name, id);
create index organizations_by_status on organizations (volunteer_center_id, status, order_name, id);

-- These tables were written anew above, or are small: their indexes are built at once. That of vacancies has a file of its own.
drop index users_name_trigrams;
create index users_words on users using gin (volunteer_center_id, plain_text(
  first_name || ' ' || last_name || ' ' || email || ' ' || phone_forms(phone_number)) gin_trgm_ops);
create index applications_words on applications using gin (volunteer_center_id, plain_text(
  first_name || ' ' || last_name || ' ' || email || ' ' || phone_forms(phone_number)) gin_trgm_ops);
-- What everybody may read of an organisation, and what its centre knows.
create index organizations_words on organizations using gin (volunteer_center_id, plain_text(
  name || ' ' || coalesce(city, '') || ' ' || postcode_forms(postcode) || case when email_visible then ' ' || coalesce(email, '') else '' end
  || case when phone_number_visible then ' ' || phone_forms(phone_number) else '' end) gin_trgm_ops);
create index organizations_inside_words on organizations using gin (volunteer_center_id, plain_text(
  name || ' ' || coalesce(city, '') || ' ' || postcode_forms(postcode) || ' ' || coalesce(email, '') || ' ' || phone_forms(phone_number)
  || ' ' || coalesce(chamber_of_commerce_number, '')) gin_trgm_ops);
create index pages_words on pages using gin (volunteer_center_id, plain_text(title) gin_trgm_ops);
create index uploads_words on uploads using gin (volunteer_center_id, plain_text(file_name || ' ' || coalesce(alt_text, '')) gin_trgm_ops);

-- Records of a list in which every word is found, in any order and within longer words. The operators of trigrams are not leakproof, so
-- row-level security would keep them out of the indexes (docs/decisions/0007): this reads as the role that may, keeps to the centre of the
-- transaction, and answers ids alone. The longest word goes by the index, the others are looked for in what that finds.
call allow_crossing('applications');
call allow_crossing('pages');
call allow_crossing('uploads');
grant create on schema public to volunteerly_crossing;
create function records_with_words(list text, words text[]) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  patterns text[] := array(
    select '%' || replace(replace(replace(plain, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from (select plain_text(word) as plain from unnest(words) word) folded
    where plain <> '' order by length(plain) desc);
  -- Nothing that is seen was typed: then all are meant.
  main text := coalesce(patterns[1], '%');
begin
  if list = 'users' then
    return query select u.id from (
      select t.id, plain_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone_forms(phone_number)) as text
      from users t where t.volunteer_center_id = current_center()) u
      where u.text like main and u.text like all (patterns[2:]);
  elsif list = 'organizations' then
    return query select o.id from (
      select t.id, plain_text(name || ' ' || coalesce(city, '') || ' ' || postcode_forms(postcode) || case when email_visible then ' ' || coalesce(email, '') else '' end
        || case when phone_number_visible then ' ' || phone_forms(phone_number) else '' end) as text
      from organizations t where t.volunteer_center_id = current_center()) o
      where o.text like main and o.text like all (patterns[2:]);
  elsif list = 'organizations_inside' then
    return query select o.id from (
      select t.id, plain_text(name || ' ' || coalesce(city, '') || ' ' || postcode_forms(postcode) || ' ' || coalesce(email, '') || ' ' || phone_forms(phone_number)
        || ' ' || coalesce(chamber_of_commerce_number, '')) as text
      from organizations t where t.volunteer_center_id = current_center()) o
      where o.text like main and o.text like all (patterns[2:]);
  elsif list = 'vacancies' then
    return query select v.id from (
      select t.id, plain_text(title || ' ' || coalesce(title_en, '') || ' ' || organization_name || ' ' || coalesce(city, '') || ' ' || postcode_forms(told_postcode(vacancy_type, postcode))) as text
      from vacancies t where t.volunteer_center_id = current_center()) v
      where v.text like main and v.text like all (patterns[2:]);
  elsif list = 'pages' then
    return query select p.id from (
      select t.id, plain_text(title) as text from pages t where t.volunteer_center_id = current_center()) p
      where p.text like main and p.text like all (patterns[2:]);
  elsif list = 'uploads' then
    return query select u.id from (
      select t.id, plain_text(file_name || ' ' || coalesce(alt_text, '')) as text
      from uploads t where t.volunteer_center_id = current_center()) u
      where u.text like main and u.text like all (patterns[2:]);
  elsif list = 'applications' then
    -- Some words may be of the person and others of the vacancy: the longest leads to either.
    return query select a.id from (
        select t.id from applications t where t.volunteer_center_id = current_center() and plain_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone_forms(phone_number)) like main
        union select t.id from applications t where t.volunteer_center_id = current_center() and t.vacancy_id in (
          select w.id from vacancies w where w.volunteer_center_id = current_center() and plain_text(title || ' ' || coalesce(title_en, '') || ' ' || organization_name || ' ' || coalesce(city, '') || ' ' || postcode_forms(told_postcode(vacancy_type, postcode))) like main)) found
      join applications a on a.volunteer_center_id = current_center() and a.id = found.id
      join vacancies v on v.volunteer_center_id = current_center() and v.id = a.vacancy_id
      where plain_text(a.first_name || ' ' || a.last_name || ' ' || a.email || ' ' || phone_forms(a.phone_number) || ' '
        || v.title || ' ' || coalesce(v.title_en, '') || ' ' || v.organization_name || ' ' || coalesce(v.city, '') || ' ' || postcode_forms(told_postcode(v.vacancy_type, v.postcode)))
        like all (patterns);
  end if;
end $$;
alter function records_with_words(text, text[]) owner to volunteerly_crossing;
revoke all on function records_with_words(text, text[]) from public;
grant execute on function records_with_words(text, text[]) to volunteerly_server;
revoke create on schema public from volunteerly_crossing;
