-- Why a vacancy asks an age, a sex, an origin or a religion: without a reason it may not. Read by the centre that checks it.
alter table vacancies add column demand_reason text check (length(demand_reason) between 1 and 500);
