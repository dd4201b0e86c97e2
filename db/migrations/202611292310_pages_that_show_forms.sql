-- A page that shows a form is made anew when a visitor would see it differ: not at each answer, only at the last one that fits.
create trigger touch_content_of_change after update on forms
  for each row when (
    (old.title, old.slug, old.status, old.closes_at) is distinct from (new.title, new.slug, new.status, new.closes_at)
    or (old.submissions >= old.most_submissions) is distinct from (new.submissions >= new.most_submissions)
  ) execute function touch_content();
create trigger touch_content_of_removal after delete on forms
  for each row execute function touch_content();
