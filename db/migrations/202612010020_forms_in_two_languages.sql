-- A Dutch form may be read and filled in in English too; what was not translated is asked in Dutch.
alter table forms
  add column has_english boolean not null default false,
  add column title_en text check (length(title_en) between 1 and 120),
  add column description_en text check (length(description_en) between 1 and 2000),
  add column success_message_en text check (length(success_message_en) between 1 and 1000),
  add column consent_text_en text check (length(consent_text_en) between 1 and 500);
