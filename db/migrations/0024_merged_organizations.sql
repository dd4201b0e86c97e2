-- An organisation that was there twice: the row of the one that went is kept as a deleted one, and says which one stayed, so
-- that its address leads there. Whatever hung on it hangs on the other.
alter table organizations add column merged_into_id uuid;
alter table organizations add foreign key (volunteer_center_id, merged_into_id)
  references organizations (volunteer_center_id, id) on delete set null (merged_into_id);
alter table organizations add constraint organizations_merged_are_gone check (merged_into_id is null or status = 'deleted');
create index organizations_merged on organizations (volunteer_center_id, merged_into_id) where merged_into_id is not null;
