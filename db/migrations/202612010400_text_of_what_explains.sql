-- What only explains in a form has formatted text: its plain words become that.
create function pg_temp.as_paragraphs(words jsonb) returns jsonb language sql immutable as $$
  select to_jsonb('<p>' || regexp_replace(replace(replace(replace(words #>> '{}', '&', '&#x26;'), '<', '&#x3C;'), E'\r', ''),
    E'\n', '<br>', 'g') || '</p>') where words #>> '{}' is not null
$$;
do $each$
declare
  center int;
begin
  for center in select id from volunteer_centers order by id loop
    perform set_config('app.center', center::text, true);
    update forms f set questions = (
      select jsonb_agg(case when q ->> 'questionType' = 'info_section'
        then q || jsonb_build_object('help', null, 'helpEn', null,
          'body', coalesce(q -> 'body', pg_temp.as_paragraphs(q -> 'help')), 'bodyEn', coalesce(q -> 'bodyEn', pg_temp.as_paragraphs(q -> 'helpEn')))
        else q end order by place)
      from jsonb_array_elements(f.questions) with ordinality as one (q, place))
    where f.volunteer_center_id = center and f.questions @> '[{"questionType": "info_section"}]';
  end loop;
  perform set_config('app.center', '', true);
end $each$;
drop function pg_temp.as_paragraphs;
