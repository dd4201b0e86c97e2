-- What is asked stands in pages of vacancies too, and in English: they are made anew when a visitor would see it differ.
drop trigger touch_content_of_change on forms;
create trigger touch_content_of_change after update on forms
  for each row when (
    (old.title, old.title_en, old.has_english, old.slug, old.status, old.closes_at, old.questions, old.consent_text, old.consent_text_en,
      old.consent_version) is distinct from
    (new.title, new.title_en, new.has_english, new.slug, new.status, new.closes_at, new.questions, new.consent_text, new.consent_text_en,
      new.consent_version)
    or (old.submissions >= old.most_submissions) is distinct from (new.submissions >= new.most_submissions)
  ) execute function touch_content();
