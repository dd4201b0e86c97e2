-- Whoever proved their address by applying may make an account of it with a password alone.
alter table one_time_tokens drop constraint one_time_tokens_purpose_check;
alter table one_time_tokens add constraint one_time_tokens_purpose_check check (purpose in (
  'confirm_application', 'withdraw_application', 'make_account',
  'confirm_account', 'sign_in', 'reset_password', 'invitation', 'change_email', 'remove_account', 'parent_consent', 'download_data'));
