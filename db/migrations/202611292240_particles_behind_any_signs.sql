-- A name stands at its main part whatever signs are before its article: (’t Hooft) at the H, as ’t Hooft does.

create or replace function person_sort_name(last_name text, first_name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    regexp_replace(public.plain_text(last_name), '^[[:punct:][:space:]]*?(?=''[ts][ -]|[^[:punct:][:space:]])', ''),
    '^((van|vanden|vande|vander|v\.?d\.?|von|zu|de|den|der|des|het|''t|''s|te|ten|ter|tot|in|op|aan|bij|onder|over|uit|voor|el|al|la|le|les|du|da|di|do|dos|del|della) +|''s-|d''|l'')+(?=[^ ])', '')
    || ' ' || public.plain_text(first_name)
$$;

create or replace function organization_order_name(name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    regexp_replace(public.plain_text(name), '^[[:punct:][:space:]]*?(?=''[ts][ -]|[^[:punct:][:space:]])', ''),
    '^((de|het|een|''t|the|stichting|st\.|vereniging|ver\.) +|''s-)+(?=[^ ])', '')
$$;

-- What is stored was made by the functions as they were: it is made again where it would be another.
do $each$
declare
  center int;
begin
  for center in select id from volunteer_centers order by id loop
    perform set_config('app.center', center::text, true);
    update users set last_name = last_name where volunteer_center_id = center and sort_name <> person_sort_name(last_name, first_name);
    update applications set last_name = last_name where volunteer_center_id = center and sort_name <> person_sort_name(last_name, first_name);
    update organizations set name = name where volunteer_center_id = center and order_name <> organization_order_name(name);
  end loop;
  perform set_config('app.center', '', true);
end $each$;
