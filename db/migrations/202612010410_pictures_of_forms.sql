-- What only explains in a form can show a picture; this says which, as the questions do.
alter table forms add column image_ids uuid[] not null default '{}';
create trigger check_images before insert or update of image_ids on forms
  for each row when (new.image_ids <> '{}') execute function check_images();
