-- Whoever has no account asks the centre something as well: by name and address, in the language in which they asked.
alter table contact_messages
  alter column user_id drop not null,
  add column sender_name text check (length(sender_name) between 1 and 161),
  add column sender_email text check (length(sender_email) between 3 and 254),
  add column sender_locale text check (sender_locale in ('nl', 'en')),
  add constraint contact_messages_sender check (
    case when user_id is null
      then sender_name is not null and sender_email is not null and sender_locale is not null
      else sender_name is null and sender_email is null and sender_locale is null end
  );
create index contact_messages_of_address on contact_messages (volunteer_center_id, lower(sender_email), created_at)
  where sender_email is not null;
