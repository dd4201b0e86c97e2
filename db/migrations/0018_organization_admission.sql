-- How an organisation comes in, what was decided about it, and what becomes of it.
-- Since when it waits for the centre; null for one that staff added.
alter table organizations add column submitted_at timestamptz;
-- The last yes or no, and the state before it: what may be taken back for a moment.
alter table organizations add column judged_at timestamptz;
alter table organizations add column judged_from text check (judged_from in ('pending', 'denied'));
-- Why it was denied, of a fixed list; denied_reason holds the words to the applicant.
alter table organizations add column deny_reason text check (deny_reason in (
  'outside_area', 'no_social_aim', 'private_person', 'duplicate', 'not_reachable', 'incomplete', 'other'));
alter table organizations add column archived_at timestamptz;
-- Retention counts from here; until then the rows are kept and nobody sees them.
alter table organizations add column deleted_at timestamptz;
-- The person who signed it up. No foreign key: the record outlives the account.
alter table organizations add column registered_by_id uuid;
create index organizations_waiting on organizations (volunteer_center_id, submitted_at, id) where status = 'pending';

-- What a notification is about besides applications: gone with it, so that no link is dead.
alter table notifications add column organization_id uuid;
alter table notifications add foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id) on delete cascade;
create index notifications_of_organization on notifications (volunteer_center_id, organization_id) where organization_id is not null;
