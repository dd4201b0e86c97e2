-- What a centre makes of the pages that every centre has. Nothing here until it changes something: the text of the product stands there alone.
create table legal_texts (
  volunteer_center_id smallint not null references volunteer_centers (id),
  -- What the record of what happened calls it by.
  id uuid not null,
  page text not null check (page in ('terms', 'privacy', 'cookies', 'accessibility')),
  draft jsonb not null,
  changed_by uuid,
  changed_by_name text,
  changed_at timestamptz not null,
  lock_version integer not null default 0,
  primary key (volunteer_center_id, page)
);
call protect_tenant_table('legal_texts');

-- What was online, and since when: all of them stay, as people agreed to them.
create table legal_text_versions (
  volunteer_center_id smallint not null references volunteer_centers (id),
  page text not null check (page in ('terms', 'privacy', 'cookies', 'accessibility')),
  number integer not null check (number > 0),
  sections jsonb not null,
  note text check (length(note) <= 200),
  note_en text check (length(note_en) <= 200),
  -- Of the product, whose own text stood beside it.
  product_version text not null,
  author_id uuid,
  -- Null when that account is gone.
  author_name text,
  published_at timestamptz not null,
  primary key (volunteer_center_id, page, number)
);
call protect_tenant_table('legal_text_versions');
create trigger touch_content after insert or update or delete on legal_text_versions
  for each row execute function touch_content();

-- Which texts somebody agreed to who agreed to the terms: number of the centre's version, 0 for the text of the product alone. Null for
-- other consents, and for those from before texts had versions.
alter table consents
  add column terms_version integer,
  add column privacy_version integer,
  add column product_version text;
