-- What is online is counted without what is over: past its deadline, or past the last day of the work.
drop function vacancies_of_centers();
create function vacancies_of_centers()
  returns table (volunteer_center_id smallint, vacancies bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
    select v.volunteer_center_id, count(*) from vacancies v
    where v.status = 'published' and v.organization_approved and (v.expires_at is null or v.expires_at > now())
      and (v.ends_on is null or v.ends_on >= (now() at time zone 'Europe/Amsterdam')::date)
    group by v.volunteer_center_id $$;

grant create on schema public to volunteerly_crossing;
alter function vacancies_of_centers() owner to volunteerly_crossing;
revoke all on function vacancies_of_centers() from public;
grant execute on function vacancies_of_centers() to volunteerly_server;
revoke create on schema public from volunteerly_crossing;
