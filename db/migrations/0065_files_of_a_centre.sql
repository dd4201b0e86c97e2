-- Files of a centre: documents beside pictures, kept until somebody removes them, and replaced where they are shown.
alter table uploads drop constraint uploads_mime_check;
alter table uploads add constraint uploads_mime_check check (mime in ('image/png', 'image/jpeg', 'image/webp', 'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation'));
alter table uploads alter column width drop not null, alter column height drop not null;
alter table uploads
  add column kind text not null generated always as (case when mime like 'image/%' then 'picture' else 'document' end) stored,
  add constraint uploads_measured check (case when mime like 'image/%' then width is not null and height is not null
    else width is null and height is null end),
  -- Among the files of the centre: nothing takes it away but whoever keeps those.
  add column in_files boolean not null default false,
  -- Without words on purpose. Without either, somebody still has to say what is on it.
  add column is_decoration boolean not null default false check (not (is_decoration and alt_text is not null)),
  -- One more each time that another file takes its place; part of its address from the second on.
  add column version integer not null default 1 check (version > 0);
-- What those who keep the files sent until now.
update uploads u set in_files = true where exists (select from user_roles r where r.volunteer_center_id = u.volunteer_center_id
  and r.user_id = u.owner_id and r.role in ('content_manager', 'center_superuser', 'admin'));
create index uploads_in_files on uploads (volunteer_center_id, created_at desc, id) where in_files;
create index uploads_in_files_up on uploads (volunteer_center_id, created_at, id) where in_files;
create index uploads_in_files_by_name on uploads (volunteer_center_id, file_name, id) where in_files;
create index uploads_in_files_by_name_down on uploads (volunteer_center_id, file_name desc, id) where in_files;
create index uploads_in_files_by_size on uploads (volunteer_center_id, byte_size, id) where in_files;
create index uploads_in_files_by_size_down on uploads (volunteer_center_id, byte_size desc, id) where in_files;
create index uploads_in_files_by_kind on uploads (volunteer_center_id, kind, created_at desc, id) where in_files;
