-- Questions that were taken out of a form after somebody answered them: [{"questionId": …, "text": …, "questionType": …}]. Their answers keep a column.
alter table forms add column former_questions jsonb not null default '[]' check (jsonb_typeof(former_questions) = 'array');

-- One centre after the other: row-level security binds the owner as well.
do $each$
declare
  center int;
begin
  for center in select id from volunteer_centers order by id loop
    perform set_config('app.center', center::text, true);
    update forms f set former_questions = former.questions
    from (
      select form_id, jsonb_agg(question order by question ->> 'text') as questions
      from (
        select distinct on (s.form_id, a ->> 'questionId') s.form_id,
          jsonb_build_object('questionId', a ->> 'questionId', 'text', a ->> 'text', 'questionType', a ->> 'questionType') as question
        from form_submissions s
        join forms g on g.volunteer_center_id = s.volunteer_center_id and g.id = s.form_id
        cross join lateral jsonb_array_elements(s.answers) a
        where s.volunteer_center_id = center
          and not g.questions @> jsonb_build_array(jsonb_build_object('questionId', a ->> 'questionId'))
        order by s.form_id, a ->> 'questionId', s.created_at desc) each
      group by form_id) former
    where f.volunteer_center_id = center and f.id = former.form_id;
  end loop;
  perform set_config('app.center', '', true);
end $each$;
