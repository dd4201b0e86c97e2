-- outside of a transaction: what questions to the centre are found by, however a name is written.
create index concurrently if not exists contact_messages_words_together on contact_messages using gin (volunteer_center_id, plain_text(
  message || ' ' || coalesce(sender_name, '') || ' ' || coalesce(sender_email, '') || ' ' || coalesce(written_together(sender_name), '')) gin_trgm_ops);
