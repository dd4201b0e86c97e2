-- outside of a transaction: what organisations are found by, however a name is written.
create index concurrently if not exists organizations_words_together on organizations using gin (volunteer_center_id, plain_text(
  name || ' ' || coalesce(city, '') || ' ' || postcode_forms(postcode) || case when email_visible then ' ' || coalesce(email, '') else '' end
  || case when phone_number_visible then ' ' || phone_forms(phone_number) else '' end || ' ' || written_together(name)) gin_trgm_ops);
