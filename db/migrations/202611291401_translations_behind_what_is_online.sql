-- What a translation lacks is counted from what visitors read of the Dutch page. Those that were behind a draft alone are not: nothing was
-- put online since. Row-level security binds the owner as well: one centre after the other.
do $each$
declare
  center int;
begin
  for center in select id from volunteer_centers order by id loop
    perform set_config('app.center', center::text, true);
    update pages p set behind_since = null
    where p.volunteer_center_id = center and p.behind_since is not null and not exists (
      select from published_pages d
      where d.volunteer_center_id = center and d.translation_key = p.translation_key and d.locale = 'nl'
        and d.updated_at >= p.behind_since);
  end loop;
  perform set_config('app.center', '', true);
end $each$;
