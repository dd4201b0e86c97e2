-- Who may take a decision back, and what it was before, stands in `undos` since 0039: these have no reader.
alter table organizations drop column judged_at, drop column judged_from;
