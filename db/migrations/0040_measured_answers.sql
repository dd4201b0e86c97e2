-- Days within which an organisation usually answers applicants, measured every night from its own answers; empty where
-- there are too few to say, or where it takes longer than one would promise.
alter table organizations add column usual_answer_days smallint check (usual_answer_days between 1 and 14);
