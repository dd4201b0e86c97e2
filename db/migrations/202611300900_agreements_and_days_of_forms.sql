-- What whoever fills a form in has to agree to, which of its wordings that is, and for how long the answers are kept.
alter table forms
  add column consent_text text check (length(consent_text) between 1 and 500),
  add column consent_version integer not null default 0,
  add column retention_days integer not null default 365 check (retention_days between 28 and 730);

-- What somebody agreed to, as it stood there; and for how long they were told that it is kept, which was a year before.
alter table form_submissions
  add column agreed_to text check (length(agreed_to) between 1 and 500),
  add column kept_days integer not null default 365 check (kept_days between 28 and 730);
