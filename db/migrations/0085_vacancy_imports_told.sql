-- When the job last said how far it is: one that has been silent for long was cut off, and nobody is there to hear a stop.
alter table vacancy_imports add column told_at timestamptz;
