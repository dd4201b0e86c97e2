-- A page of blocks. The home page is the one marked so, one per centre and language.
create table pages (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,118}$'),
  locale text not null check (locale in ('nl', 'en')),
  page_type text not null default 'default' check (page_type in ('news', 'success_story', 'default')),
  title text not null check (length(title) between 1 and 120),
  summary text check (length(summary) <= 300),
  is_home boolean not null default false,
  is_published boolean not null default false,
  -- Ordered blocks, each validated by the schema of its type when it is written.
  blocks jsonb not null default '[]',
  published_at timestamptz,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (volunteer_center_id, id)
);
call protect_tenant_table('pages');
create unique index pages_by_slug on pages (volunteer_center_id, locale, slug);
create unique index pages_home on pages (volunteer_center_id, locale) where is_home;
create trigger touch_content after insert or update or delete on pages
  for each row execute function touch_content();
