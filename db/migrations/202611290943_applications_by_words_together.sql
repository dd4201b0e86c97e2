-- outside of a transaction: what applications are found by, however a name is written.
create index concurrently if not exists applications_words_together on applications using gin (volunteer_center_id, plain_text(
  first_name || ' ' || last_name || ' ' || email || ' ' || phone_forms(phone_number)
  || ' ' || written_together(first_name) || ' ' || written_together(last_name)) gin_trgm_ops);
