-- outside of a transaction: what staff find vacancies by in their lists, in whatever state these are.
create index concurrently if not exists vacancies_words on vacancies using gin (volunteer_center_id, plain_text(
  title || ' ' || coalesce(title_en, '') || ' ' || organization_name || ' ' || coalesce(city, '') || ' ' || postcode_forms(told_postcode(vacancy_type, postcode))) gin_trgm_ops);
