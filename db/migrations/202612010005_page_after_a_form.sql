-- Where whoever filled a form in comes next; without one they stay, and read what the form says afterwards.
alter table forms
  add column success_page_id uuid,
  add foreign key (volunteer_center_id, success_page_id) references pages (volunteer_center_id, id) on delete set null (success_page_id);
create index forms_before_page on forms (volunteer_center_id, success_page_id) where success_page_id is not null;
