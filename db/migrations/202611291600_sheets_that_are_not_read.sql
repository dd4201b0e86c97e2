-- Of a workbook one sheet is read: the names of the others in which something stands, for whoever sent it to know.
alter table imports add column other_sheets text[] not null default '{}' check (cardinality(other_sheets) <= 60);
alter table vacancy_imports add column other_sheets text[] not null default '{}' check (cardinality(other_sheets) <= 60);
