-- The new one has all that the old one has, and the last day of the work.
drop index vacancies_newest;
alter index vacancies_newest_in_time rename to vacancies_newest;
