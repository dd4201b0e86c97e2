-- Editors work on `pages`; visitors read `published_pages`, which only putting a page online writes. So no query of the site can meet a draft.
alter table pages
  add column page_layout text not null default 'wide' check (page_layout in ('wide', 'narrow', 'side_column')),
  add column show_title_on_page boolean not null default true,
  add column featured boolean not null default false,
  add column meta_title text check (length(meta_title) <= 120),
  add column meta_description text check (length(meta_description) <= 300),
  add column og_title text check (length(og_title) <= 120),
  add column og_description text check (length(og_description) <= 300),
  -- In lists and over an article: a drawing or an upload, with its words and focus.
  add column image jsonb,
  add column online_from timestamptz,
  add column online_until timestamptz,
  -- One for the versions of a page in all languages.
  add column translation_key uuid,
  -- Page managers who may edit it.
  add column editor_ids uuid[] not null default '{}' check (cardinality(editor_ids) <= 50),
  -- `lock_version` of what is online; another one means that there are changes.
  add column published_version integer,
  add column updated_by uuid,
  add column updated_by_name text,
  -- In the bin; after thirty days it goes for good.
  add column deleted_at timestamptz,
  add constraint pages_online_for_a_while check (online_until > online_from);
update pages set translation_key = id where translation_key is null;
-- The home pages of a centre are one page in its languages.
update pages p set translation_key = (
  select min(h.id::text)::uuid from pages h where h.volunteer_center_id = p.volunteer_center_id and h.is_home)
where p.is_home;
-- Their first block carries the title.
update pages set show_title_on_page = false where is_home;
update pages set published_version = lock_version where is_published;
alter table pages alter column translation_key set not null;
alter table pages drop column is_published;

drop index pages_by_slug;
create unique index pages_by_slug on pages (volunteer_center_id, locale, slug) where deleted_at is null;
drop index pages_home;
create unique index pages_home on pages (volunteer_center_id, locale) where is_home and deleted_at is null;
create unique index pages_translations on pages (volunteer_center_id, translation_key, locale) where deleted_at is null;
create index pages_by_change on pages (volunteer_center_id, updated_at desc, id);
create index pages_by_title on pages (volunteer_center_id, title, id);
create index pages_by_type on pages (volunteer_center_id, page_type, updated_at desc, id);
create index pages_by_publishing on pages (volunteer_center_id, published_at, id);
create index pages_by_latest_publishing on pages (volunteer_center_id, published_at desc nulls last, id);
create index pages_changed on pages (volunteer_center_id, updated_at desc, id) where published_version <> lock_version;
create index pages_of_editor on pages using gin (volunteer_center_id, editor_ids) where editor_ids <> '{}';
drop trigger touch_content on pages;

create table published_pages (
  volunteer_center_id smallint not null,
  id uuid not null,
  locale text not null check (locale in ('nl', 'en')),
  slug text not null,
  page_type text not null,
  page_layout text not null,
  title text not null,
  show_title_on_page boolean not null,
  summary text,
  featured boolean not null,
  meta_title text,
  meta_description text,
  og_title text,
  og_description text,
  image jsonb,
  blocks jsonb not null,
  is_home boolean not null,
  translation_key uuid not null,
  online_from timestamptz,
  online_until timestamptz,
  -- The first time that it went online, or the moment that was set for it: what a news item is dated by.
  published_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, id) references pages (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('published_pages');
create unique index published_pages_by_slug on published_pages (volunteer_center_id, locale, slug);
create unique index published_pages_home on published_pages (volunteer_center_id, locale) where is_home;
create index published_pages_newest on published_pages
  (volunteer_center_id, locale, page_type, featured desc, published_at desc, id);
create index published_pages_featured on published_pages (volunteer_center_id, locale, featured desc, published_at desc, id);
create index published_pages_by_day on published_pages (volunteer_center_id, locale, published_at desc nulls last, id);
create index published_pages_by_day_up on published_pages (volunteer_center_id, locale, published_at, id);
create unique index published_pages_translations on published_pages (volunteer_center_id, translation_key, locale);
create trigger touch_content after insert or update or delete on published_pages
  for each row execute function touch_content();

-- Puts a page online as it is written now: the only way in which a row gets here.
create function put_page_online(center smallint, page uuid, moment timestamptz) returns void language sql as $$
  delete from published_pages where volunteer_center_id = center and id = page;
  update pages set published_version = lock_version, published_at = coalesce(online_from, published_at, moment)
  where volunteer_center_id = center and id = page;
  insert into published_pages (volunteer_center_id, id, locale, slug, page_type, page_layout, title, show_title_on_page, summary, featured,
    meta_title, meta_description, og_title, og_description, image, blocks, is_home, translation_key, online_from, online_until, published_at, updated_at)
  select volunteer_center_id, id, locale, slug, page_type, page_layout, title, show_title_on_page, summary, featured,
    meta_title, meta_description, og_title, og_description, image, blocks, is_home, translation_key, online_from, online_until, published_at, moment
  from pages where volunteer_center_id = center and id = page;
$$;
do $$
begin
  perform put_page_online(volunteer_center_id, id, coalesce(published_at, created_at)) from pages where published_version is not null;
end $$;

-- Addresses that a page had online: they lead on to the one that it has.
create table former_page_slugs (
  volunteer_center_id smallint not null,
  locale text not null check (locale in ('nl', 'en')),
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{0,118}$'),
  page_id uuid not null,
  primary key (volunteer_center_id, locale, slug),
  foreign key (volunteer_center_id, page_id) references pages (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('former_page_slugs');
create index former_page_slugs_of_page on former_page_slugs (volunteer_center_id, page_id);

-- What a page held: the last fifty. Saves of one person within ten minutes are one.
create table page_versions (
  volunteer_center_id smallint not null,
  id uuid not null,
  page_id uuid not null,
  kind text not null check (kind in ('saved', 'published', 'restored')),
  content jsonb not null,
  lock_version integer not null,
  author_id uuid,
  author_name text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, page_id) references pages (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('page_versions');
create index page_versions_of_page on page_versions (volunteer_center_id, page_id, updated_at desc, id desc);

-- A link that shows a draft to somebody without an account; only its hash is kept.
create table page_shares (
  volunteer_center_id smallint not null,
  token_hash bytea not null check (length(token_hash) = 32),
  page_id uuid not null,
  expires_at timestamptz not null,
  primary key (volunteer_center_id, token_hash),
  foreign key (volunteer_center_id, page_id) references pages (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('page_shares');
create index page_shares_of_page on page_shares (volunteer_center_id, page_id);
