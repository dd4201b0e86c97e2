-- The only reads that cross centres (docs/decisions/0003). Each returns no more than its caller needs. They belong, with
-- the two of text search, to a role that may read these tables and nothing else.

-- Accounts with this address anywhere: sign-in must tell 'wrong center' from 'wrong password'.
-- The asking centre's own comes first and confirmed ones before others, so that nobody can crowd an account out.
create function accounts_by_email(address text, center smallint)
  returns table (volunteer_center_id smallint, user_id uuid, password_hash text, status text, confirmed_at timestamptz, is_admin boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
    select u.volunteer_center_id, u.id, u.password_hash, u.status, u.confirmed_at,
      exists (select from user_roles r where r.volunteer_center_id = u.volunteer_center_id and r.user_id = u.id and r.role = 'admin') as is_admin
    from users u where lower(u.email) = lower(address)
    order by u.volunteer_center_id = center desc, is_admin desc, u.confirmed_at is not null desc, u.volunteer_center_id
    limit 20 $$;

-- The centre in which a device's session lives: an admin's may be another than the host's.
create function session_center(device text)
  returns smallint
  language sql stable security definer set search_path = public, pg_temp as $$
    select s.volunteer_center_id from sessions s where s.client = device $$;

-- Names and looks of all centres, for the list of centres.
create function all_center_profiles()
  returns setof volunteer_center_profiles
  language sql stable security definer set search_path = public, pg_temp as $$
    select * from volunteer_center_profiles order by volunteer_center_id $$;

-- Mails kept on a development server, of all centres. The server calls it only outside production.
create function kept_emails(most integer)
  returns setof email_deliveries
  language sql stable security definer set search_path = public, pg_temp as $$
    select * from email_deliveries order by created_at desc, id desc limit least(most, 500) $$;

do $$
declare crossing text;
begin
  foreach crossing in array array['accounts_by_email(text, smallint)', 'session_center(text)', 'all_center_profiles()', 'kept_emails(integer)',
    'vacancies_with_words(text, text, integer)', 'vacancies_like_words(text[], integer)'] loop
    execute format('alter function %s owner to volunteerly_crossing', crossing);
    execute format('revoke all on function %s from public', crossing);
    execute format('grant execute on function %s to volunteerly_server', crossing);
  end loop;
end $$;
revoke create on schema public from volunteerly_crossing;
