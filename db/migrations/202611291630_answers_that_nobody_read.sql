-- What nobody of the centre has read, newest first: of a form, and of all.
create index form_submissions_unread on form_submissions (volunteer_center_id, form_id, created_at desc, id) where read_at is null;
create index form_submissions_all_unread on form_submissions (volunteer_center_id, created_at desc, id) where read_at is null;
