-- Staff write down for each other what became of something that was filled in. A note goes with it, in whichever way that goes.
alter table internal_notes drop constraint internal_notes_subject_type_check;
alter table internal_notes add constraint internal_notes_subject_type_check
  check (subject_type in ('organizations', 'users', 'vacancies', 'applications', 'form_submissions'));
create function remove_notes_of_submissions() returns trigger language plpgsql as $$
begin
  delete from internal_notes n using gone g
    where n.volunteer_center_id = g.volunteer_center_id and n.subject_type = 'form_submissions' and n.subject_id = g.id;
  return null;
end $$;
create trigger remove_notes_of_submissions after delete on form_submissions
  referencing old table as gone for each statement execute function remove_notes_of_submissions();
