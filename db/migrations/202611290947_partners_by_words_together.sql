-- outside of a transaction: what partners are found by, however a name is written.
create index concurrently if not exists partners_words_together on partners using gin (volunteer_center_id, plain_text(
  name || ' ' || coalesce(text, '') || ' ' || coalesce(text_en, '') || ' ' || coalesce(url, '') || ' ' || written_together(name)) gin_trgm_ops);
