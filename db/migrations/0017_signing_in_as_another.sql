-- What is done while signed in as another person says so: the actor is that person, and this is who really did it.
-- No foreign key: the record outlives the account, and admins act from another centre.
alter table audit_events add column acting_admin_id uuid;
alter table audit_events add column acting_admin_name text check (length(acting_admin_name) <= 161);
-- The device of the one who acts, where it is an admin's: both stand in the row or neither.
alter table sessions add constraint sessions_signed_in_by_whole check (
  (signed_in_by is null) = (signed_in_by_center_id is null) and (signed_in_by is null or ends_at is not null));
-- Whoever is under 16 has a parent who must agree by mail first (product.md, section 10).
alter table users add column parent_email text check (length(parent_email) between 3 and 254);
