-- Photos of a vacancy in the order in which it shows them; the first is on its cards. All are pictures of its centre.
alter table vacancies add column image_ids uuid[] not null default '{}' check (cardinality(image_ids) <= 6);
create index vacancies_of_image on vacancies using gin (volunteer_center_id, image_ids) where image_ids <> '{}';

create function check_images() returns trigger language plpgsql as $$
begin
  -- Held, so that none is cleaned away in the meantime.
  perform from uploads u where u.volunteer_center_id = new.volunteer_center_id and u.id = any(new.image_ids) for key share;
  if (select count(*) from uploads u where u.volunteer_center_id = new.volunteer_center_id and u.id = any(new.image_ids))
    <> cardinality(new.image_ids) then
    raise exception 'a photo of a vacancy is a picture of its centre, and stands there once' using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger check_images before insert or update of image_ids on vacancies
  for each row when (new.image_ids <> '{}') execute function check_images();
