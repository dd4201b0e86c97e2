-- Sign-ups of organisations: what somebody filled in, until the button behind the link of the mail is pressed. Nobody but
-- that person knows of it before; only then are the account and the organisation made, and does the centre see it.
create table organization_signups (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  -- The organisation that somebody wants to work for; null for a new one.
  join_organization_id uuid,
  -- The new organisation as it was filled in.
  organization jsonb,
  message text check (length(message) <= 5000),
  email text not null check (length(email) between 3 and 254),
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  phone_number text check (length(phone_number) <= 40),
  job_title text check (length(job_title) <= 120),
  password_hash text not null,
  locale text not null check (locale in ('nl', 'en')),
  -- What was agreed to, word for word: [{"kind": …, "text": …}].
  consents jsonb not null,
  token_hash bytea not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, join_organization_id) references organizations (volunteer_center_id, id),
  check ((join_organization_id is null) <> (organization is null))
);
call protect_tenant_table('organization_signups');
create unique index organization_signups_by_token on organization_signups (volunteer_center_id, token_hash);
create index organization_signups_by_email on organization_signups (volunteer_center_id, email, created_at);
create index organization_signups_by_age on organization_signups (volunteer_center_id, created_at);

-- A neighbourhood initiative has no number at the Chamber of Commerce, and says so.
alter table organizations add column is_initiative boolean not null default false;

-- Somebody asks to work for an organisation that is there already; its people or the centre answer.
create table organization_join_requests (
  volunteer_center_id smallint not null,
  id uuid not null,
  organization_id uuid not null,
  user_id uuid not null,
  message text check (length(message) <= 5000),
  status text not null default 'open' check (status in ('open', 'accepted', 'declined')),
  decided_at timestamptz,
  -- No foreign key: an admin decides here with an account of another centre.
  decided_by_id uuid,
  created_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id) on delete cascade,
  foreign key (volunteer_center_id, user_id) references users (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('organization_join_requests');
create unique index organization_join_requests_once on organization_join_requests (volunteer_center_id, organization_id, user_id) where status = 'open';
create index organization_join_requests_of_user on organization_join_requests (volunteer_center_id, user_id);
create index organization_join_requests_open on organization_join_requests (volunteer_center_id, created_at, id) where status = 'open';
create index organization_join_requests_of_organization on organization_join_requests (volunteer_center_id, organization_id, created_at);

-- Organisations that may be the same as one that waits. Trigrams and addresses are compared by functions that are not
-- leakproof, so row-level security would keep them out of the indexes (see 0006): this reads as the role that may, and keeps to
-- the centre of the transaction by itself.
create index organizations_by_mail_domain on organizations (volunteer_center_id, lower(split_part(email, '@', 2))) where email is not null;
create index organizations_by_address on organizations (volunteer_center_id, postcode, house_number) where postcode is not null;

-- 'Stichting' and the like say nothing about which one it is.
create function organization_core_name(name text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(lower(name), '\m(stichting|vereniging|st|ver|de|het|the|foundation|demo)\M|[()]', '', 'g')) $$;

-- Half of the country has its mail there.
create function is_shared_mail_domain(domain text) returns boolean language sql immutable parallel safe as $$
  select domain = any (array['gmail.com', 'hotmail.com', 'hotmail.nl', 'outlook.com', 'live.nl', 'live.com', 'msn.com', 'icloud.com', 'me.com',
    'yahoo.com', 'yahoo.nl', 'ziggo.nl', 'kpnmail.nl', 'kpnplanet.nl', 'planet.nl', 'home.nl', 'upcmail.nl', 'hetnet.nl', 'casema.nl',
    'chello.nl', 'online.nl', 'tele2.nl', 'solcon.nl', 'xs4all.nl', 'quicknet.nl', 'telfort.nl', 'zonnet.nl', 'proton.me', 'protonmail.com']) $$;

call allow_crossing('organizations');
grant create on schema public to volunteerly_crossing;
create function organizations_like(wanted uuid[], most integer)
  returns table (wanted_id uuid, id uuid, likeness real, is_same_number boolean, is_same_domain boolean, is_same_place boolean)
  language plpgsql stable security definer set search_path = public, pg_temp
  -- A first sieve by the whole name; the judgement below is by what is left without 'stichting'.
  set pg_trgm.similarity_threshold = 0.35 as $$
begin
  return query select w.id, found.id, found.likeness, found.same_number, found.same_domain, found.same_place
    from organizations w cross join lateral (
      select o.id, similarity(organization_core_name(o.name), organization_core_name(w.name)) as likeness,
        coalesce(o.chamber_of_commerce_number = w.chamber_of_commerce_number, false) as same_number,
        coalesce(lower(split_part(o.email, '@', 2)) = lower(split_part(w.email, '@', 2))
          and not is_shared_mail_domain(lower(split_part(w.email, '@', 2))), false) as same_domain,
        coalesce(o.postcode = w.postcode and lower(o.house_number) = lower(w.house_number), false) as same_place
      from organizations o
      where o.volunteer_center_id = current_center() and o.id <> w.id and o.status <> 'deleted' and o.id in (
        -- Names are compared for one at a time: for a page of them that would read the centre over and over.
        select c.id from organizations c where cardinality(wanted) = 1 and c.volunteer_center_id = current_center()
          and lower(c.name) % lower(w.name)
        union select c.id from organizations c where c.volunteer_center_id = current_center()
          and c.chamber_of_commerce_number = w.chamber_of_commerce_number
        union select c.id from organizations c where c.volunteer_center_id = current_center() and c.email is not null
          and lower(split_part(c.email, '@', 2)) = lower(split_part(w.email, '@', 2))
          and not is_shared_mail_domain(lower(split_part(w.email, '@', 2)))
        union select c.id from organizations c where c.volunteer_center_id = current_center()
          and c.postcode = w.postcode and c.house_number = w.house_number)
      order by 3 desc, 2 desc, 4 desc, 5 desc, 1 limit most) found
    where w.volunteer_center_id = current_center() and w.id = any (wanted)
      and (found.likeness >= 0.5 or found.same_number or found.same_domain or found.same_place);
end $$;
alter function organizations_like(uuid[], integer) owner to volunteerly_crossing;
revoke all on function organizations_like(uuid[], integer) from public;
grant execute on function organizations_like(uuid[], integer) to volunteerly_server;
revoke create on schema public from volunteerly_crossing;

-- Those that waited before there was a queue.
update organizations set submitted_at = created_at where status = 'pending';
