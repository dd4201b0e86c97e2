-- outside of a transaction: what organisations, by their centre are found by, however a name is written.
create index concurrently if not exists organizations_inside_words_together on organizations using gin (volunteer_center_id, plain_text(
  name || ' ' || coalesce(city, '') || ' ' || postcode_forms(postcode) || ' ' || coalesce(email, '') || ' ' || phone_forms(phone_number)
  || ' ' || coalesce(chamber_of_commerce_number, '') || ' ' || written_together(name)) gin_trgm_ops);
