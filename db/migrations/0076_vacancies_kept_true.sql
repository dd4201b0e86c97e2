-- When somebody last said that a vacancy is true still; before that it was when it went online.
alter table vacancies add column renewed_at timestamptz;
-- When its time was over: only that is news to its organisation.
alter table vacancies add column expired_at timestamptz;
-- Those without an end, by when somebody last looked at them.
create index vacancies_unchecked_longest on vacancies (volunteer_center_id, coalesce(greatest(renewed_at, published_at), created_at), id)
  where status = 'published' and expires_at is null;

-- What an organisation was told of the end of a vacancy, or asked of one without an end.
create table vacancy_reminders (
  volunteer_center_id smallint not null references volunteer_centers (id),
  vacancy_id uuid not null,
  kind text not null check (kind in ('ends_in_weeks', 'ends_in_days', 'ended', 'asks', 'asks_again')),
  -- The end at that time, or since when nobody had looked at it: of each it is told once.
  about timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, vacancy_id, kind, about),
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('vacancy_reminders');
