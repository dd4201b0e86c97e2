-- The answers of a form that nobody of the centre has read, newest first.
create index form_submissions_unread on form_submissions (volunteer_center_id, form_id, created_at desc, id) where read_at is null;
