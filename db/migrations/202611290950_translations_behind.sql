-- Since when the Dutch page says something that this translation of it does not; null where it keeps up, and of the Dutch one.
alter table pages add column behind_since timestamptz;
create index pages_behind on pages (volunteer_center_id, updated_at desc, id) where behind_since is not null;

-- As far as the versions tell: the Dutch one was written after the last time that this one was. Row-level security binds the owner as
-- well: one centre after the other.
do $each$
declare
  center int;
begin
  for center in select id from volunteer_centers order by id loop
    perform set_config('app.center', center::text, true);
    update pages p set behind_since = dutch.written
    from (
      select d.volunteer_center_id, d.translation_key, max(v.updated_at) as written
      from pages d join page_versions v on v.volunteer_center_id = d.volunteer_center_id and v.page_id = d.id
      where d.volunteer_center_id = center and d.locale = 'nl' and d.deleted_at is null and v.kind <> 'published'
      group by 1, 2
    ) dutch
    where p.volunteer_center_id = center and p.translation_key = dutch.translation_key and p.locale <> 'nl'
      and dutch.written > (
        select max(v.updated_at) from page_versions v
        where v.volunteer_center_id = p.volunteer_center_id and v.page_id = p.id and v.kind <> 'published');
  end loop;
  perform set_config('app.center', '', true);
end $each$;
