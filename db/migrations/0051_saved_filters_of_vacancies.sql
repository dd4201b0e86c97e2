-- Filters are kept of the list of vacancies as well.
alter table saved_filters drop constraint saved_filters_list_check;
alter table saved_filters add constraint saved_filters_list_check check (list in ('users', 'vacancies'));
