-- An applicant may say that an application is kept for longer once it came to nothing, so that the organisation can ask later: for how
-- many days, in which words, and when that was taken back. It was said at the moment of the application (`consented_at`).
alter table applications add column keep_days smallint check (keep_days between 1 and 3650);
alter table applications add column keep_text text check (length(keep_text) <= 1000);
alter table applications add column keep_withdrawn_at timestamptz;
-- The same for all applications of an account (`kind` keep_applications): no longer than it said, also where the centre keeps longer since.
alter table consents add column kept_days smallint check (kept_days between 1 and 3650);

alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check check (purpose in (
  'confirm_application', 'withdraw_application', 'make_account', 'stop_keeping',
  'confirm_account', 'sign_in', 'reset_password', 'invitation', 'change_email', 'remove_account', 'parent_consent', 'download_data'));
