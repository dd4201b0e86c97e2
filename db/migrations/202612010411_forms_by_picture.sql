-- outside of a transaction: which forms show a picture, for when it is looked after or removed.
create index concurrently if not exists forms_of_image on forms using gin (volunteer_center_id, image_ids) where image_ids <> '{}';
