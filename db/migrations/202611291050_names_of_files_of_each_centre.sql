-- Once more, one centre after the other: row-level security binds the owner as well, so that nothing was seen where it is no superuser.
-- Names of files as people type them: each letter one sign, and without marks that cannot be seen or turn what follows.
do $each$
declare
  center int;
begin
  for center in select id from volunteer_centers order by id loop
    perform set_config('app.center', center::text, true);
    update uploads
    set file_name = coalesce(
      nullif(normalize(regexp_replace(file_name, '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'), NFC), ''),
      'foto'
    )
    where file_name is distinct from
      normalize(regexp_replace(file_name, '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'), NFC);
  end loop;
  perform set_config('app.center', '', true);
end $each$;
