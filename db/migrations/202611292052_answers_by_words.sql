-- Answers to forms are searched by words as other lists are, and by what was answered to one question.
create function words_of_answers(answers jsonb) returns text language plpgsql immutable parallel safe as $$
begin
  return (select coalesce(string_agg(case a ->> 'questionType'
      when 'phone' then public.phone_forms(said.value)
      -- As people write it: 05-12-2026, 2,5.
      when 'date' then substr(said.value, 9, 2) || '-' || substr(said.value, 6, 2) || '-' || left(said.value, 4)
      when 'number' then replace(said.value, '.', ',')
      when 'text' then said.value || ' ' || coalesce(public.written_together(said.value), '')
      else said.value end, ' ' order by place), '')
  from jsonb_array_elements(answers) with ordinality given (a, place)
  cross join lateral jsonb_array_elements_text(
    case jsonb_typeof(a -> 'value') when 'array' then a -> 'value' else jsonb_build_array(a -> 'value') end) said (value)
  where a ->> 'questionType' <> 'checkbox');
end $$;
-- Kept: of words that very many answers have, each of those is compared.
alter table form_submissions add column words text not null generated always as (plain_text(words_of_answers(answers))) stored;
create index form_submissions_words on form_submissions using gin (volunteer_center_id, words gin_trgm_ops);
create index form_submissions_answers on form_submissions using gin (volunteer_center_id, form_id, answers jsonb_path_ops);

call allow_crossing('form_submissions');

-- As it was made, with these.
drop function records_with_words(text, text[]);
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
      select t.id, plain_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone_forms(phone_number) || ' ' || written_together(first_name) || ' ' || written_together(last_name)) as text
      from users t where t.volunteer_center_id = current_center()) u
      where u.text like main and u.text like all (patterns[2:]);
  elsif list = 'organizations' then
    return query select o.id from (
      select t.id, plain_text(name || ' ' || coalesce(city, '') || ' ' || postcode_forms(postcode) || case when email_visible then ' ' || coalesce(email, '') else '' end
        || case when phone_number_visible then ' ' || phone_forms(phone_number) else '' end || ' ' || written_together(name)) as text
      from organizations t where t.volunteer_center_id = current_center()) o
      where o.text like main and o.text like all (patterns[2:]);
  elsif list = 'organizations_inside' then
    return query select o.id from (
      select t.id, plain_text(name || ' ' || coalesce(city, '') || ' ' || postcode_forms(postcode) || ' ' || coalesce(email, '') || ' ' || phone_forms(phone_number)
        || ' ' || coalesce(chamber_of_commerce_number, '') || ' ' || written_together(name)) as text
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
  elsif list = 'partners' then
    return query select p.id from (
      select t.id, plain_text(name || ' ' || coalesce(text, '') || ' ' || coalesce(text_en, '') || ' ' || coalesce(url, '') || ' ' || written_together(name)) as said
      from partners t where t.volunteer_center_id = current_center()) p
      where p.said like main and p.said like all (patterns[2:]);
  elsif list = 'form_submissions' then
    return query select s.id from form_submissions s
      where s.volunteer_center_id = current_center() and s.words like main and s.words like all (patterns[2:]);
  elsif list = 'contact_messages' then
    -- Some words may be of who asks, whose name stands with the account, and others of what was asked: the longest leads to either.
    return query select m.id from (
        select t.id from contact_messages t where t.volunteer_center_id = current_center()
          and plain_text(message || ' ' || coalesce(sender_name, '') || ' ' || coalesce(sender_email, '') || ' ' || coalesce(written_together(sender_name), '')) like main
        union select t.id from contact_messages t where t.volunteer_center_id = current_center() and t.user_id in (
          select a.id from users a where a.volunteer_center_id = current_center()
            and plain_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone_forms(phone_number) || ' ' || written_together(first_name) || ' ' || written_together(last_name)) like main)) found
      join contact_messages m on m.volunteer_center_id = current_center() and m.id = found.id
      left join users u on u.volunteer_center_id = current_center() and u.id = m.user_id
      where plain_text(m.message || ' ' || coalesce(m.sender_name, '') || ' ' || coalesce(m.sender_email, '') || ' ' || coalesce(written_together(m.sender_name), '')
        || coalesce(' ' || u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || phone_forms(u.phone_number)
        || ' ' || written_together(u.first_name) || ' ' || written_together(u.last_name), '')) like all (patterns);
  elsif list = 'applications' then
    -- Some words may be of the person and others of the vacancy: the longest leads to either.
    return query select a.id from (
        select t.id from applications t where t.volunteer_center_id = current_center() and plain_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone_forms(phone_number) || ' ' || written_together(first_name) || ' ' || written_together(last_name)) like main
        union select t.id from applications t where t.volunteer_center_id = current_center() and t.vacancy_id in (
          select w.id from vacancies w where w.volunteer_center_id = current_center() and plain_text(title || ' ' || coalesce(title_en, '') || ' ' || organization_name || ' ' || coalesce(city, '') || ' ' || postcode_forms(told_postcode(vacancy_type, postcode))) like main)) found
      join applications a on a.volunteer_center_id = current_center() and a.id = found.id
      join vacancies v on v.volunteer_center_id = current_center() and v.id = a.vacancy_id
      where plain_text(a.first_name || ' ' || a.last_name || ' ' || a.email || ' ' || phone_forms(a.phone_number) || ' '
        || written_together(a.first_name) || ' ' || written_together(a.last_name) || ' '
        || v.title || ' ' || coalesce(v.title_en, '') || ' ' || v.organization_name || ' ' || coalesce(v.city, '') || ' ' || postcode_forms(told_postcode(v.vacancy_type, v.postcode)))
        like all (patterns);
  end if;
end $$;
alter function records_with_words(text, text[]) owner to volunteerly_crossing;
revoke all on function records_with_words(text, text[]) from public;
grant execute on function records_with_words(text, text[]) to volunteerly_server;
revoke create on schema public from volunteerly_crossing;
