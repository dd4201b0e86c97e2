-- Whether somebody who helps is insured: one of the criteria of volunteer work.
alter table vacancies add column is_insured boolean not null default false;
