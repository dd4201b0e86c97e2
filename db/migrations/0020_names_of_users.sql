-- What people are looked up by: the last name without its prefix ('de Graaf' stands with the G), then the first name.
alter table users add column sort_name text generated always as (
  regexp_replace(lower(last_name), '^((van|de|der|den|ter|ten|te|het|in|op|''t|''s|el|al|von|du|la|le) +)+', '') || ' ' || lower(first_name)
) stored;
create index users_by_sort_name on users (volunteer_center_id, sort_name, id);
-- The list of who was here last, and who never was.
create index users_by_last_sign_in on users (volunteer_center_id, last_sign_in_at desc nulls last, id);
