-- Who is mailed when somebody filled a form in, and when that was done last.
alter table forms add column notify_emails text[] not null default '{}' check (cardinality(notify_emails) <= 5);
alter table forms add column answers_told_at timestamptz;
