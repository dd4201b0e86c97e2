-- One more or less instead of all anew: a form with 100,000 answers takes the next one as quickly as the first.
create or replace function count_form_submissions() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    update forms f set submissions = f.submissions + more.submissions, unread = f.unread + more.unread,
      last_submitted_at = greatest(f.last_submitted_at, more.last)
    from (
      select volunteer_center_id, form_id, count(*)::int as submissions,
        (count(*) filter (where read_at is null))::int as unread, max(created_at) as last
      from came group by volunteer_center_id, form_id) more
    where f.volunteer_center_id = more.volunteer_center_id and f.id = more.form_id;
  end if;
  if tg_op <> 'INSERT' then
    update forms f set submissions = f.submissions - less.submissions, unread = f.unread - less.unread
    from (
      select volunteer_center_id, form_id, count(*)::int as submissions,
        (count(*) filter (where read_at is null))::int as unread
      from went group by volunteer_center_id, form_id) less
    where f.volunteer_center_id = less.volunteer_center_id and f.id = less.form_id;
  end if;
  return null;
end $$;

drop trigger count_form_submissions_in on form_submissions;
drop trigger count_form_submissions_read on form_submissions;
drop trigger count_form_submissions_gone on form_submissions;
create trigger count_form_submissions_in after insert on form_submissions
  referencing new table as came for each statement execute function count_form_submissions();
create trigger count_form_submissions_read after update on form_submissions
  referencing old table as went new table as came for each statement execute function count_form_submissions();
create trigger count_form_submissions_gone after delete on form_submissions
  referencing old table as went for each statement execute function count_form_submissions();

-- A form that is brought in comes before its answers, which are counted as they come; when the last one came is kept, as that one may be gone.
create function begin_form_counts() returns trigger language plpgsql as $$
begin
  new.submissions := 0;
  new.unread := 0;
  return new;
end $$;
create trigger begin_form_counts before insert on forms for each row execute function begin_form_counts();
