-- Whoever fills a form in gets a mail that it came in, at the address that they answer.
alter table forms add column sends_confirmation boolean not null default false;
