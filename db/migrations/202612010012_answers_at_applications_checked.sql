-- Held by what is written since; this reads what was there before, while others go on.
alter table applications validate constraint applications_answers_check, validate constraint applications_agreed_to_check;
