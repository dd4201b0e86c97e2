-- Dutch and English stemming that also forgives accents.
create text search configuration dutch_plain (copy = dutch);
alter text search configuration dutch_plain alter mapping for hword, hword_part, word with unaccent, dutch_stem;
create text search configuration english_plain (copy = english);
alter text search configuration english_plain alter mapping for hword, hword_part, word with unaccent, english_stem;

create table vacancies (
  volunteer_center_id smallint not null,
  id uuid not null,
  organization_id uuid not null,
  -- Both copied from the organisation by the trigger below, so that one index serves words of both, and what is public
  -- is known without a join.
  organization_name text not null default '',
  organization_approved boolean not null default false,
  vacancy_type text not null default 'volunteering' check (vacancy_type in ('volunteering', 'p2p', 'one-on-one', 'neighbour-help', 'activity', 'language')),
  status text not null default 'draft' check (status in ('draft', 'published', 'filled', 'expired', 'archived', 'deleted')),
  title text not null check (length(title) between 1 and 120),
  summary text check (length(summary) <= 300),
  description text check (length(description) <= 10000),
  title_en text check (length(title_en) between 1 and 120),
  summary_en text check (length(summary_en) <= 300),
  description_en text check (length(description_en) <= 10000),
  youtube_url text check (length(youtube_url) <= 500),
  category_ids text[] not null default '{}' check (cardinality(category_ids) <= 3),
  target_group_ids text[] not null default '{}' check (cardinality(target_group_ids) <= 12),
  age_group_ids text[] not null default '{}' check (cardinality(age_group_ids) <= 12),
  tags text[] not null default '{}' check (cardinality(tags) <= 12),
  -- 21 bits, Monday morning first, three parts a day.
  schedule_mask integer not null default 0 check (schedule_mask between 0 and 2097151),
  is_flexible boolean not null default false,
  hours_min numeric(4, 1) check (hours_min between 0 and 168),
  hours_max numeric(4, 1) check (hours_max between 0 and 168),
  starts_on date,
  ends_on date,
  is_remote boolean not null default false,
  street text check (length(street) <= 120),
  house_number text check (length(house_number) <= 20),
  postcode text check (postcode ~ '^[1-9][0-9]{3}( [A-Z]{2})?$'),
  city text check (length(city) <= 120),
  lat double precision check (lat between -90 and 90),
  lon double precision check (lon between -180 and 180),
  positions smallint check (positions between 1 and 1000),
  accepted_count integer not null default 0 check (accepted_count >= 0),
  requires_vog boolean not null default false,
  minimum_age smallint check (minimum_age between 0 and 120),
  language_level text check (language_level in ('A1', 'A2', 'B1', 'B2')),
  compensation text not null default 'none' check (compensation in ('none', 'expenses', 'volunteer_fee')),
  is_wheelchair_accessible boolean not null default false,
  contact_person text check (length(contact_person) <= 120),
  contact_phone text check (length(contact_phone) <= 40),
  contact_email text check (length(contact_email) <= 254),
  contact_phone_visible boolean not null default false,
  -- One of the shipped drawings until a photo is uploaded.
  image_key text check (length(image_key) <= 40),
  expires_at timestamptz,
  published_at timestamptz,
  filled_at timestamptz,
  submitted_at timestamptz,
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_nl tsvector generated always as (
    setweight(to_tsvector('dutch_plain', title), 'A') ||
    setweight(to_tsvector('dutch_plain', organization_name || ' ' || coalesce(summary, '') || ' ' || coalesce(city, '')), 'B') ||
    setweight(to_tsvector('dutch_plain', coalesce(description, '')), 'C')) stored,
  search_en tsvector generated always as (
    setweight(to_tsvector('english_plain', coalesce(title_en, title)), 'A') ||
    setweight(to_tsvector('english_plain', organization_name || ' ' || coalesce(summary_en, summary, '') || ' ' || coalesce(city, '')), 'B') ||
    setweight(to_tsvector('english_plain', coalesce(description_en, description, '')), 'C')) stored,
  -- What typing errors are measured against: short, so that one wrong letter weighs enough.
  search_label text generated always as (lower(title || ' ' || coalesce(title_en, '') || ' ' || organization_name || ' ' || coalesce(city, ''))) stored,
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id),
  check (ends_on is null or starts_on is null or ends_on >= starts_on),
  check (hours_max is null or hours_min is null or hours_max >= hours_min),
  check ((lat is null) = (lon is null))
);
call protect_tenant_table('vacancies');

create function copy_organization() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'organizations' then
    update vacancies set organization_name = new.name, organization_approved = new.status = 'approved'
      where volunteer_center_id = new.volunteer_center_id and organization_id = new.id;
    return null;
  end if;
  select name, status = 'approved' into strict new.organization_name, new.organization_approved from organizations
    where volunteer_center_id = new.volunteer_center_id and id = new.organization_id;
  return new;
end $$;
create trigger copy_organization before insert or update of organization_id on vacancies
  for each row execute function copy_organization();
create trigger copy_organization after update of name, status on organizations
  for each row when (old.name is distinct from new.name or old.status is distinct from new.status)
  execute function copy_organization();
create trigger touch_content after insert or update or delete on vacancies
  for each row execute function touch_content();

-- Each list has its index (architecture, section 5). What the filters and facets read is in the first one, so that
-- counting never visits the table.
create index vacancies_newest on vacancies (volunteer_center_id, published_at desc, id)
  include (expires_at, category_ids, target_group_ids, age_group_ids, tags, vacancy_type, schedule_mask, is_flexible, organization_id)
  where status = 'published' and organization_approved;
create index vacancies_closing on vacancies (volunteer_center_id, expires_at, id) where status = 'published' and organization_approved;
create index vacancies_position on vacancies (volunteer_center_id, lat, lon) where status = 'published' and organization_approved and lat is not null;
create index vacancies_words_nl on vacancies using gin (volunteer_center_id, search_nl) where status = 'published' and organization_approved;
create index vacancies_words_en on vacancies using gin (volunteer_center_id, search_en) where status = 'published' and organization_approved;
create index vacancies_trigrams on vacancies using gin (volunteer_center_id, search_label gin_trgm_ops) where status = 'published' and organization_approved;
create index vacancies_of_organization on vacancies (volunteer_center_id, organization_id, status, created_at desc, id);
create index vacancies_by_status on vacancies (volunteer_center_id, status, created_at desc, id);
create index vacancies_by_age on vacancies (volunteer_center_id, created_at desc, id);
create index vacancies_by_expiry on vacancies (volunteer_center_id, status, expires_at);

-- Text search under row-level security: its operators are not leakproof, so PostgreSQL may not let them into an index
-- before the policy has been checked, and would read the whole centre. These two functions read as a role that the policy
-- does not bind, and bind themselves to the centre of the transaction instead (docs/decisions/0007).
call allow_crossing('vacancies');

-- Published vacancies of this centre with these words, the newest `most` of them, with their rank. Ranking is the dear part,
-- so only those are ranked; and each question is planned anew, as a rare word and a common one want different indexes.
create function vacancies_with_words(language text, words text, most integer)
  returns table (id uuid, rank real)
  language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  query tsquery := to_tsquery(case language when 'en' then 'english_plain'::regconfig else 'dutch_plain'::regconfig end, words);
begin
  if language = 'en' then
    return query select found.id, ts_rank(found.search_en, query) from (
      select v.id, v.search_en from vacancies v
      where v.volunteer_center_id = current_center() and v.status = 'published' and v.organization_approved and v.search_en @@ query
      order by v.published_at desc, v.id limit most) found;
  else
    return query select found.id, ts_rank(found.search_nl, query) from (
      select v.id, v.search_nl from vacancies v
      where v.volunteer_center_id = current_center() and v.status = 'published' and v.organization_approved and v.search_nl @@ query
      order by v.published_at desc, v.id limit most) found;
  end if;
end $$;

-- The same for words that are only alike: each word resembles one of title, organisation or place.
create function vacancies_like_words(words text[], most integer)
  returns table (id uuid, rank real)
  language plpgsql stable security definer set search_path = public, pg_temp
  -- Two letters changed places in a word of six is 0.57; the usual 0.6 would not forgive it.
  set pg_trgm.word_similarity_threshold = 0.45 as $$
begin
  return query select v.id, word_similarity(array_to_string(words, ' '), v.search_label) from vacancies v
    where v.volunteer_center_id = current_center() and v.status = 'published' and v.organization_approved
      and words[1] <% v.search_label
      and not exists (select from unnest(words) word where not word <% v.search_label)
    order by v.published_at desc, v.id limit most;
end $$;
