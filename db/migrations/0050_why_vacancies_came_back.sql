-- What the centre said when it sent a vacancy, or a change of it, back to its writer; until it waits again.
alter table vacancies add column return_reason text check (length(return_reason) <= 5000);
