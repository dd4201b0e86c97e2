-- What one is good at, what a place takes into account, and whom the work suits as well: words of lists in the contract.
alter table vacancies
  add column skills text[] not null default '{}' check (cardinality(skills) <= 16),
  add column accessibility text[] not null default '{}' check (cardinality(accessibility) <= 12),
  add column suitable_for text[] not null default '{}' check (cardinality(suitable_for) <= 12);
