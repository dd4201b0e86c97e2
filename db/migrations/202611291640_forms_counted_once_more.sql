-- Counts go by what changes from 202611291620 on: what they were wrong by before is put right, one centre after the other.
do $each$
declare
  center int;
begin
  for center in select id from volunteer_centers order by id loop
    perform set_config('app.center', center::text, true);
    update forms f set (submissions, unread) = (
      select count(*)::int, (count(*) filter (where s.read_at is null))::int from form_submissions s
      where s.volunteer_center_id = f.volunteer_center_id and s.form_id = f.id)
    where f.volunteer_center_id = center;
  end loop;
  perform set_config('app.center', '', true);
end $each$;
