-- Lists are searched along the indexes that were built before this: they take the place of the others.
drop index users_words;
alter index users_words_together rename to users_words;
drop index applications_words;
alter index applications_words_together rename to applications_words;
drop index organizations_words;
alter index organizations_words_together rename to organizations_words;
drop index organizations_inside_words;
alter index organizations_inside_words_together rename to organizations_inside_words;
drop index contact_messages_words;
alter index contact_messages_words_together rename to contact_messages_words;
drop index partners_words;
alter index partners_words_together rename to partners_words;

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
