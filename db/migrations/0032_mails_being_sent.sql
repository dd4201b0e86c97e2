-- When a process began to hand a mail to the mail server; empty before and after. Written down and committed before the
-- first word to the mail server, so that no transaction stays open meanwhile and no second process sends the same mail.
alter table email_deliveries add column sending_since timestamptz;
