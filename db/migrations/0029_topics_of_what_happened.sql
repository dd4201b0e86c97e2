-- Under which topic a deed is told (contract/audit-acts.ts). One that is part of a larger deed, such as each account of an import,
-- is on the record of what it was done with and told nowhere else. A server of before says nothing: people.
alter table audit_events add column topic text not null default 'people'
  check (topic in ('work', 'organizations', 'people', 'access', 'part'));
-- How many it was done with: accounts of an import, rows of a file. Null for a deed with one thing.
alter table audit_events add column records integer check (records >= 0);

-- What is on record already. The owner of the table is bound by its policy as well.
alter table audit_events no force row level security;
update audit_events set topic = case
    when subject_type in ('applications', 'vacancies') then 'work'
    when act = 'merge_away' then 'part'
    when subject_type = 'organizations' then 'organizations'
    when subject_type = 'users' and act = 'import' then 'part'
    when act in ('look_up', 'sign_in', 'sign_in_by_link', 'sign_in_failed', 'second_factor_failed', 'sign_in_as_ended', 'sign_out',
      'sign_out_elsewhere', 'change_password', 'reset_password', 'add_passkey', 'remove_passkey', 'switch_codes_on',
      'switch_codes_off', 'renew_recovery_codes', 'use_recovery_code') then 'access'
    else 'people' end;
update audit_events set records = substring(reason from '^(\d{1,6}) added')::integer where subject_type = 'imports';
-- What followed from a deed with a file or an organisation has its moment: they were one transaction.
update audit_events e set topic = 'part' from audit_events whole
  where whole.volunteer_center_id = e.volunteer_center_id and whole.created_at = e.created_at
    and (whole.subject_type = 'imports' and e.subject_type = 'users'
      or whole.subject_type = 'organizations' and whole.act in ('archive', 'delete', 'move_out')
        and e.subject_type in ('vacancies', 'applications', 'users') and e.act in ('unpublish', 'delete', 'reject', 'archive'));
alter table audit_events force row level security;

create index audit_events_told on audit_events (volunteer_center_id, created_at desc, id)
  where topic in ('work', 'organizations', 'people');
create index audit_events_by_topic on audit_events (volunteer_center_id, topic, created_at desc, id);
