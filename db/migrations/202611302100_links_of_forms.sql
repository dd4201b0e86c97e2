-- A form for those alone who got a link of their own to it; such a link works once, or until the form closes.
alter table forms
  add column access_permission text not null default 'anonymous' check (access_permission in ('anonymous', 'token_holder')),
  add column token_use text not null default 'once' check (token_use in ('once', 'until_closed')),
  -- Whether somebody ever got one.
  add column has_tokens boolean not null default false;

-- Who was asked to fill a form in. Of the link only the hash is kept, so that nobody fills it in by a copy of this table.
create table form_tokens (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  form_id uuid not null,
  -- In small letters.
  email text not null check (length(email) between 3 and 254),
  name text check (length(name) between 1 and 120),
  token_hash bytea,
  -- Since when it is on its way; null where the mailbox had too many mails.
  sent_at timestamptz,
  -- When it was filled in by it last, and whether that was since it was sent.
  used_at timestamptz,
  is_spent boolean not null default false,
  withdrawn_at timestamptz,
  state text not null generated always as (
    case when used_at is not null then 'used' when withdrawn_at is not null then 'withdrawn' when sent_at is not null then 'sent' else 'waiting' end) stored,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, form_id) references forms (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('form_tokens');
create unique index form_tokens_by_hash on form_tokens (volunteer_center_id, token_hash);
-- One person, one link.
create unique index form_tokens_of_person on form_tokens (volunteer_center_id, form_id, email);
create index form_tokens_of_form on form_tokens (volunteer_center_id, form_id, email, id);
create index form_tokens_by_age on form_tokens (volunteer_center_id, created_at, id);
create index form_tokens_newest on form_tokens (volunteer_center_id, created_at desc, id);
create index form_tokens_by_address on form_tokens (volunteer_center_id, email, id);
create index form_tokens_by_address_back on form_tokens (volunteer_center_id, email desc, id);
create index form_tokens_of_state on form_tokens (volunteer_center_id, state, created_at desc, id);
create index form_tokens_of_email on form_tokens (volunteer_center_id, lower(email));

-- Whose link it came by.
alter table form_submissions
  add column token_id uuid,
  add foreign key (volunteer_center_id, token_id) references form_tokens (volunteer_center_id, id) on delete set null (token_id);
create index form_submissions_of_token on form_submissions (volunteer_center_id, token_id) where token_id is not null;
