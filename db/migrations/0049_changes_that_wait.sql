-- What was changed of a published vacancy and is not online yet: fields of the contract, until the centre has checked them.
alter table vacancies add column pending_change jsonb check (jsonb_typeof(pending_change) = 'object');
-- The queue of the centre.
create index vacancies_waiting on vacancies (volunteer_center_id, submitted_at, id) where submitted_at is not null;
