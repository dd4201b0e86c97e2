-- Who of the staff answers a question to the centre; whoever has no account any more answers none.
alter table contact_messages
  add column assignee_id uuid,
  add constraint contact_messages_assignee foreign key (volunteer_center_id, assignee_id)
    references users (volunteer_center_id, id) on delete set null (assignee_id);
create index contact_messages_of_assignee on contact_messages (volunteer_center_id, assignee_id, created_at desc, id);
