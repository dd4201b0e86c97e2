-- What a centre says of itself in the footer and under its mails, in English where it has that.
alter table volunteer_center_profiles
  add column tagline_en text check (length(tagline_en) <= 120),
  add column address_en text check (length(address_en) <= 300);
