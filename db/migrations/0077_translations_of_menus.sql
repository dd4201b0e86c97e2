-- A menu leads to the page that its own is a translation of: which those are is content of the site too (docs/decisions/0033).
create trigger touch_content after update of translation_key on pages
  for each row when (old.translation_key is distinct from new.translation_key) execute function touch_content();
