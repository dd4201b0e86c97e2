-- outside of a transaction: which vacancies ask a form, for when it is removed.
create index concurrently if not exists vacancies_of_form on vacancies (volunteer_center_id, form_id) where form_id is not null;
