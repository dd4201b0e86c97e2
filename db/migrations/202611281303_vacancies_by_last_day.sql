-- outside of a transaction
create index concurrently if not exists vacancies_by_last_day on vacancies (volunteer_center_id, ends_on)
  where status = 'published' and ends_on is not null;
