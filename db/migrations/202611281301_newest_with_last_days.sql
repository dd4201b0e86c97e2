-- outside of a transaction
create index concurrently if not exists vacancies_newest_in_time on vacancies (volunteer_center_id, published_at desc, id)
  include (expires_at, ends_on, category_ids, target_group_ids, age_group_ids, tags, vacancy_type, schedule_mask, is_flexible, organization_id)
  where status = 'published' and organization_approved;
