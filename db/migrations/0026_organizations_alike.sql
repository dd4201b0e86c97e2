-- The queue of who waits compares every name of its page with those that may be the same. What is left of a name without
-- 'stichting' is worked out once, when the name is written, instead of for each pair; the page itself is read in its order.
alter table organizations add column core_name text generated always as (organization_core_name(name)) stored;
drop index organizations_waiting;
create index organizations_waiting on organizations (volunteer_center_id, submitted_at nulls first, id) where status = 'pending';

grant create on schema public to volunteerly_crossing;
create or replace function organizations_like(wanted uuid[], most integer)
  returns table (wanted_id uuid, id uuid, likeness real, is_same_number boolean, is_same_domain boolean, is_same_place boolean)
  language plpgsql stable security definer set search_path = public, pg_temp
  -- A first sieve by the whole name; the judgement below is by what is left without 'stichting'.
  set pg_trgm.similarity_threshold = 0.35
  -- With one name and with a page of them it is another question.
  set plan_cache_mode = force_custom_plan as $$
begin
  return query
    with w as materialized (
      select o.id, o.name, o.core_name, o.chamber_of_commerce_number, o.postcode, o.house_number,
        nullif(lower(split_part(o.email, '@', 2)), '') as domain, is_shared_mail_domain(lower(split_part(o.email, '@', 2))) as is_shared
      from organizations o where o.volunteer_center_id = current_center() and o.id = any (wanted))
    select w.id, found.id, found.likeness, found.same_number, found.same_domain, found.same_place
    from w cross join lateral (
      select o.id, similarity(o.core_name, w.core_name) as likeness,
        coalesce(o.chamber_of_commerce_number = w.chamber_of_commerce_number, false) as same_number,
        coalesce(lower(split_part(o.email, '@', 2)) = w.domain and not w.is_shared, false) as same_domain,
        coalesce(o.postcode = w.postcode and lower(o.house_number) = lower(w.house_number), false) as same_place
      from organizations o
      where o.volunteer_center_id = current_center() and o.id <> w.id and o.status <> 'deleted' and o.id in (
        -- Names are compared for one at a time: for a page of them that would read the centre over and over.
        select c.id from organizations c where cardinality(wanted) = 1 and c.volunteer_center_id = current_center()
          and lower(c.name) % lower(w.name)
        union select c.id from organizations c where c.volunteer_center_id = current_center()
          and c.chamber_of_commerce_number = w.chamber_of_commerce_number
        union select c.id from organizations c where not w.is_shared and c.volunteer_center_id = current_center() and c.email is not null
          and lower(split_part(c.email, '@', 2)) = w.domain
        union select c.id from organizations c where c.volunteer_center_id = current_center()
          and c.postcode = w.postcode and c.house_number = w.house_number)
      order by 3 desc, 2 desc, 4 desc, 5 desc, 1 limit most) found
    where found.likeness >= 0.5 or found.same_number or found.same_domain or found.same_place;
end $$;
alter function organizations_like(uuid[], integer) owner to volunteerly_crossing;
revoke all on function organizations_like(uuid[], integer) from public;
grant execute on function organizations_like(uuid[], integer) to volunteerly_server;
revoke create on schema public from volunteerly_crossing;
