-- outside of a transaction
create index concurrently if not exists vacancies_with_own_tags on vacancies (volunteer_center_id)
  where not tags <@ '{once,regularly,multi_day,flexible,free}';
