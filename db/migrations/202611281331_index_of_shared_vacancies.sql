-- outside of a transaction
create index concurrently if not exists vacancies_shared on vacancies (volunteer_center_id, published_at desc, id)
  where status = 'published' and organization_approved and is_shared;
