-- Searches of which somebody wants a mail when something comes in.
create table search_alerts (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  -- Whose it is: an account, else the address that was typed.
  user_id uuid,
  email text check (length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 60),
  -- As in the address of the search page, without its order and its page.
  query text not null check (length(query) <= 2000),
  -- Words of contract/schedule.ts.
  days text[] not null check (cardinality(days) between 1 and 7),
  locale text not null check (locale in ('nl', 'en')),
  -- When the mailbox was proven to be theirs; null before that.
  confirmed_at timestamptz,
  -- What went online before it is known already.
  told_until timestamptz not null,
  -- The day, on the clock of the Netherlands, on which it had its turn.
  last_run_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  check ((user_id is null) <> (email is null)),
  foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('search_alerts');
create index search_alerts_of_account on search_alerts (volunteer_center_id, user_id, created_at, id) where user_id is not null;
create index search_alerts_of_address on search_alerts (volunteer_center_id, lower(email), created_at, id) where email is not null;
create index search_alerts_by_turn on search_alerts (volunteer_center_id, last_run_on, id) where confirmed_at is not null;

-- What was mailed for which alert: nobody is told of a vacancy twice.
create table search_alert_mailings (
  volunteer_center_id smallint not null references volunteer_centers (id),
  alert_id uuid not null,
  vacancy_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, alert_id, vacancy_id),
  foreign key (volunteer_center_id, alert_id) references search_alerts (volunteer_center_id, id) on delete cascade,
  foreign key (volunteer_center_id, vacancy_id) references vacancies (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('search_alert_mailings');
create index search_alert_mailings_of_vacancy on search_alert_mailings (volunteer_center_id, vacancy_id);

-- Where a mail program stops such mails in one press; null for mails that cannot be stopped.
alter table email_deliveries add column unsubscribe_url text;
