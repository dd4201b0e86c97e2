-- Every order that a list offers has an index to walk along; one that may be null has two, as null goes last whichever way.
-- No centre has so many of these that building takes longer than a moment.
create index users_by_plain_status on users (volunteer_center_id, status, id);
create index users_by_first_sign_in on users (volunteer_center_id, last_sign_in_at, id);
create index organizations_by_plain_status on organizations (volunteer_center_id, status, id);
create index organizations_by_approval on organizations (volunteer_center_id, approved_at, id);
create index organizations_by_latest_approval on organizations (volunteer_center_id, approved_at desc nulls last, id);
create index organizations_by_last_city on organizations (volunteer_center_id, city desc nulls last, id);
create index vacancies_by_title on vacancies (volunteer_center_id, title, id);
create index vacancies_by_plain_status on vacancies (volunteer_center_id, status, id);
-- Turned round it begins with those that are online: most of them.
create index vacancies_by_status_turned on vacancies (volunteer_center_id, status desc, id);
create index vacancies_by_publishing on vacancies (volunteer_center_id, published_at, id);
create index vacancies_by_latest_publishing on vacancies (volunteer_center_id, published_at desc nulls last, id);
create index vacancies_by_sending_in on vacancies (volunteer_center_id, submitted_at, id);
create index vacancies_by_latest_sending_in on vacancies (volunteer_center_id, submitted_at desc nulls last, id);
create index vacancies_by_end on vacancies (volunteer_center_id, expires_at, id);
create index vacancies_by_latest_end on vacancies (volunteer_center_id, expires_at desc nulls last, id);
create index applications_by_answer on applications (volunteer_center_id, decided_at, id);
create index applications_by_latest_answer on applications (volunteer_center_id, decided_at desc nulls last, id);
create index applications_by_last_name on applications (volunteer_center_id, last_name, id);
create index organization_join_requests_by_age on organization_join_requests (volunteer_center_id, created_at, id);
create index internal_notes_by_age on internal_notes (volunteer_center_id, created_at desc, id);
