-- Centres that show each other's vacancies: a row in each of both, so that a centre reads and ends its own alone. What crosses, crosses
-- while both rows say 'accepted' (docs/decisions/0041).
create table center_shares (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  -- No key leads out of a centre; centres are closed, and never removed.
  partner_id smallint not null,
  -- 'offered' by this centre, 'received' from the other, or 'accepted' by both.
  status text not null check (status in ('offered', 'received', 'accepted')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  unique (volunteer_center_id, partner_id),
  check (partner_id <> volunteer_center_id)
);
call protect_tenant_table('center_shares');
call allow_crossing('center_shares');
create index center_shares_by_age on center_shares (volunteer_center_id, created_at, id);
create trigger tell_of_shares after insert or update or delete on center_shares
  for each statement execute function tell_of_centers();

-- Also shown at the partners of the centre, once it is published.
alter table vacancies add column is_shared boolean not null default false;

-- Pairs that both said yes, for the map of centres.
create function accepted_center_shares()
  returns table (volunteer_center_id smallint, partner_id smallint)
  language sql stable security definer set search_path = public, pg_temp as $$
    select ours.volunteer_center_id, ours.partner_id from center_shares ours
    join center_shares theirs on theirs.volunteer_center_id = ours.partner_id and theirs.partner_id = ours.volunteer_center_id
    where ours.status = 'accepted' and theirs.status = 'accepted' order by 1, 2 $$;

-- Centres whose vacancies are shown at the centre of the transaction; read by the view and functions below alone.
create view centers_sharing_here as
  select theirs.volunteer_center_id as owner_id from center_shares ours
  join center_shares theirs on theirs.volunteer_center_id = ours.partner_id and theirs.partner_id = ours.volunteer_center_id
  join volunteer_centers c on c.id = theirs.volunteer_center_id
  left join volunteer_center_profiles p on p.volunteer_center_id = c.id
  where ours.volunteer_center_id = (select current_center()) and ours.status = 'accepted' and theirs.status = 'accepted'
    and c.closed_at is null and not 'centerSharing' = any(c.features_off || coalesce(p.features_off, '{}'));

-- The only vacancies of others that a centre can read: what its partners publish and marked for it, without help to a person, without
-- whom to ask, and without what only their managers see. A barrier: no condition of a query comes before its own.
create view vacancies_of_partners with (security_barrier) as
  select v.volunteer_center_id as owner_id,
    v.id, v.organization_id, v.organization_name, v.organization_approved, v.vacancy_type, v.status, v.title, v.summary,
    v.description, v.title_en, v.summary_en, v.description_en, v.youtube_url, v.category_ids, v.target_group_ids, v.age_group_ids,
    v.tags, v.schedule_mask, v.is_flexible, v.hours_min, v.hours_max, v.starts_on, v.ends_on, v.is_remote, v.street, v.house_number,
    v.postcode, v.city, v.lat, v.lon, v.positions, v.accepted_count, v.requires_vog, v.minimum_age, null::text as demand_reason,
    v.language_level, v.compensation, v.is_wheelchair_accessible, v.accessibility, v.suitable_for, v.skills, v.is_insured,
    null::uuid as contact_id, null::text as contact_person, null::text as contact_phone, null::text as contact_email,
    false as contact_phone_visible, false as contact_email_visible, v.image_key, '{}'::uuid[] as image_ids, v.expires_at,
    v.renewed_at, v.expired_at, v.published_at, v.filled_at, null::timestamptz as submitted_at, null::text as return_reason,
    null::jsonb as pending_change, v.is_shared, v.lock_version, v.created_at, v.updated_at
  from centers_sharing_here s join vacancies v on v.volunteer_center_id = s.owner_id
  where v.is_shared and v.status = 'published' and v.organization_approved
    and v.vacancy_type not in ('p2p', 'one-on-one', 'neighbour-help');

-- As `vacancies_with_words`, among what partners share: those are few beside a centre's own, so each is looked into.
create function partner_vacancies_with_words(language text, steps text[], until integer[], words text, most integer)
  returns table (id uuid, published_at timestamptz, rank real, step integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  config regconfig := case language when 'en' then 'english_plain' else 'dutch_plain' end;
  asked tsquery := to_tsquery(config, words);
  weights real[] := '{0.3, 0.2, 0.4, 1.0}';
  before tsquery := '';
  question tsquery;
  total integer := 0;
  more integer;
begin
  for number in 1 .. cardinality(steps) loop
    continue when total >= least(most, until[number]);
    question := to_tsquery(config, steps[number]);
    continue when numnode(question) = 0;
    return query select v.id, v.published_at, (100 - number + ts_rank(weights, looked.among, asked))::real, number
      from vacancies_of_partners v
      join vacancy_words w on w.volunteer_center_id = v.owner_id and w.vacancy_id = v.id
      cross join lateral (select case language when 'en' then w.english else w.dutch end as among) looked
      where looked.among @@ (question && !! before)
      order by v.published_at desc, v.id limit most - total;
    get diagnostics more = row_count;
    total := total + more;
    before := before || question;
  end loop;
end $$;

-- As `vacancies_like_words`.
create function partner_vacancies_like_words(words text[], most integer)
  returns table (id uuid, published_at timestamptz, rank real)
  language plpgsql stable security definer set search_path = public, pg_temp
  set pg_trgm.word_similarity_threshold = 0.45 as $$
begin
  return query select v.id, v.published_at, word_similarity(array_to_string(words, ' '), o.search_label)
    from vacancies_of_partners v join vacancies o on o.volunteer_center_id = v.owner_id and o.id = v.id
    where not exists (select from unnest(words) word where not word <% o.search_label)
    order by v.published_at desc, v.id limit most;
end $$;

grant create on schema public to volunteerly_crossing;
alter view centers_sharing_here owner to volunteerly_crossing;
alter view vacancies_of_partners owner to volunteerly_crossing;
grant select on vacancies_of_partners to volunteerly_server;
do $$
declare crossing text;
begin
  foreach crossing in array array['accepted_center_shares()', 'partner_vacancies_like_words(text[], integer)',
    'partner_vacancies_with_words(text, text[], integer[], text, integer)'] loop
    execute format('alter function %s owner to volunteerly_crossing', crossing);
    execute format('revoke all on function %s from public', crossing);
    execute format('grant execute on function %s to volunteerly_server', crossing);
  end loop;
end $$;
revoke create on schema public from volunteerly_crossing;

-- Pages of the partners that are kept in memory show what is shared as well.
create function touch_partners() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', s.partner_id::text) from center_shares s
    where s.volunteer_center_id = coalesce(new.volunteer_center_id, old.volunteer_center_id) and s.status = 'accepted';
  return null;
end $$;
create trigger touch_partners_of_new after insert on vacancies
  for each row when (new.is_shared) execute function touch_partners();
create trigger touch_partners_of_change after update on vacancies
  for each row when (new.is_shared or old.is_shared) execute function touch_partners();
create trigger touch_partners_of_removal after delete on vacancies
  for each row when (old.is_shared) execute function touch_partners();
