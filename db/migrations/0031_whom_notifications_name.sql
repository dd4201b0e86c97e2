-- Whose name stands in a notification: known by account, as many people bear the same name. No foreign key: admins of another centre
-- stand here too. Notifications of before this keep their names until they go by age.
alter table notifications add column person_id uuid;
create index notifications_of_person on notifications (volunteer_center_id, person_id) where person_id is not null;
