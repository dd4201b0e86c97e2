-- Links that show a draft are listed and taken back one by one: each gets a name of its own, and the moment it was made.
alter table page_shares add column id uuid, add column created_at timestamptz;
-- Written with the type, as the owner may be bound by the policies too.
alter table page_shares alter column id type uuid using gen_random_uuid(), alter column created_at type timestamptz using expires_at - interval '7 days';
-- As a server of before writes them without.
alter table page_shares alter column id set default gen_random_uuid(), alter column created_at set default now();
alter table page_shares alter column id set not null, alter column created_at set not null;
create unique index page_shares_by_id on page_shares (volunteer_center_id, id);
