-- 's-Gravesande stands with the G as 't Hooft' with the H, and what a name begins with that is no letter or figure says not where to look for it.

create or replace function person_sort_name(last_name text, first_name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    regexp_replace(public.plain_text(last_name), '^(?!''[ts][ -])[[:punct:][:space:]]+(?=[^[:punct:][:space:]])', ''),
    '^((van|vanden|vande|vander|v\.?d\.?|von|zu|de|den|der|des|het|''t|''s|te|ten|ter|tot|in|op|aan|bij|onder|over|uit|voor|el|al|la|le|les|du|da|di|do|dos|del|della) +|''s-|d''|l'')+(?=[^ ])', '')
    || ' ' || public.plain_text(first_name)
$$;

create or replace function organization_order_name(name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    regexp_replace(public.plain_text(name), '^(?!''[ts][ -])[[:punct:][:space:]]+(?=[^[:punct:][:space:]])', ''),
    '^((de|het|een|''t|the|stichting|st\.|vereniging|ver\.) +|''s-)+(?=[^ ])', '')
$$;

-- What is stored was made by the functions as they were: it is made again, with its indexes.
alter table users drop column sort_name;
alter table users add column sort_name text generated always as (person_sort_name(last_name, first_name)) stored;
create index users_by_sort_name on users (volunteer_center_id, sort_name, id);
alter table applications drop column sort_name;
alter table applications add column sort_name text generated always as (person_sort_name(last_name, first_name)) stored;
create index applications_by_sort_name on applications (volunteer_center_id, sort_name, id);
alter table organizations drop column order_name;
alter table organizations add column order_name text generated always as (organization_order_name(name)) stored;
create index organizations_by_order_name on organizations (volunteer_center_id, order_name, id);
create index organizations_by_status on organizations (volunteer_center_id, status, order_name, id);
