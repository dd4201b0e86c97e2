-- Where somebody is helped at home, the point is that of the four figures of the postcode, which everybody is told anyway. The database sees
-- to it, whoever writes: what searches, distances, orders and maps read then holds nothing that could be found out by asking often.
create function is_private_help(kind text) returns boolean language sql immutable parallel safe as $$
  select kind in ('p2p', 'one-on-one', 'neighbour-help')
$$;

create function keep_help_at_postcode() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Without a postcode that is known there is no point.
  select lat, lon into new.lat, new.lon from places where postcode = left(new.postcode, 4);
  return new;
end $$;
create trigger keep_help_at_postcode before insert or update of vacancy_type, postcode, lat, lon on vacancies
  for each row when (is_private_help(new.vacancy_type)) execute function keep_help_at_postcode();

-- Centre by centre, as the owner may be bound by the policies too.
do $$
declare center smallint;
begin
  for center in select id from volunteer_centers loop
    perform set_config('app.center', center::text, true);
    update vacancies set lat = lat where volunteer_center_id = center and is_private_help(vacancy_type);
  end loop;
end $$;
