-- Forms that a centre makes itself, and what people filled in.
create table forms (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  -- The language that it is written in.
  locale text not null check (locale in ('nl', 'en')),
  title text not null check (length(title) between 1 and 120),
  description text check (length(description) between 1 and 2000),
  -- The last part of its address, /forms/{slug}.
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,118}$'),
  -- What somebody reads who has filled it in.
  success_message text check (length(success_message) between 1 and 1000),
  status text not null default 'draft' check (status in ('draft', 'published', 'closed')),
  -- In their order; each has an id of its own, by which an answer stays that of its question.
  questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  -- What came in and is kept, what of it nobody has read, and when the last one came: kept by a trigger, so that a list counts nothing.
  submissions integer not null default 0 check (submissions >= 0),
  unread integer not null default 0 check (unread >= 0),
  last_submitted_at timestamptz,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  constraint forms_slug unique (volunteer_center_id, slug)
);
call protect_tenant_table('forms');
create index forms_by_age on forms (volunteer_center_id, created_at, id);
create index forms_newest on forms (volunteer_center_id, created_at desc, id);
create index forms_by_title on forms (volunteer_center_id, title, id);
create index forms_of_status on forms (volunteer_center_id, status, created_at desc, id);

-- One person's answers. Each holds its question as it was asked, so that it is understood after that was changed.
create table form_submissions (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  form_id uuid not null,
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  -- Since when somebody of the centre has read it.
  read_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, form_id) references forms (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('form_submissions');
create index form_submissions_by_age on form_submissions (volunteer_center_id, created_at, id);
create index form_submissions_newest on form_submissions (volunteer_center_id, created_at desc, id);
create index form_submissions_of_form on form_submissions (volunteer_center_id, form_id, created_at desc, id);
create index form_submissions_oldest_of_form on form_submissions (volunteer_center_id, form_id, created_at, id);

-- Counted anew, not one more or less: rows that are brought in with the counts of their form come out the same.
create function count_form_submissions() returns trigger language plpgsql as $$
begin
  update forms f set submissions = counted.submissions, unread = counted.unread,
    last_submitted_at = greatest(f.last_submitted_at, counted.last)
  from (select distinct volunteer_center_id, form_id from changed) c
  cross join lateral (
    select count(*)::int as submissions, count(*) filter (where s.read_at is null)::int as unread, max(s.created_at) as last
    from form_submissions s where s.volunteer_center_id = c.volunteer_center_id and s.form_id = c.form_id) counted
  where f.volunteer_center_id = c.volunteer_center_id and f.id = c.form_id;
  return null;
end $$;
create trigger count_form_submissions_in after insert on form_submissions
  referencing new table as changed for each statement execute function count_form_submissions();
create trigger count_form_submissions_read after update on form_submissions
  referencing new table as changed for each statement execute function count_form_submissions();
create trigger count_form_submissions_gone after delete on form_submissions
  referencing old table as changed for each statement execute function count_form_submissions();
