-- Whoever did something while signed in as another person stands in the record as well: gone with the account too.
grant update (acting_admin_id, acting_admin_name) on audit_events to volunteerly_crossing;
create or replace function forget_in_audit_events(person uuid)
  returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- Another id that leads nowhere, so that what belonged together still does.
  nobody uuid := gen_random_uuid();
begin
  update audit_events set actor_name = null, actor_id = nobody
    where volunteer_center_id = current_center() and actor_id = person;
  update audit_events set acting_admin_name = null, acting_admin_id = nobody
    where volunteer_center_id = current_center() and acting_admin_id = person;
  update audit_events set reason = null, subject_id = nobody
    where volunteer_center_id = current_center() and subject_id = person;
end $$;
create index audit_events_of_acting_admin on audit_events (volunteer_center_id, acting_admin_id) where acting_admin_id is not null;
