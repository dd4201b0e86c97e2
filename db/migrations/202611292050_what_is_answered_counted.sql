-- How often each thing was answered to a question of a form: counted as answers come and go, so that a summary of 100,000 reads some rows.
-- Nothing that somebody wrote themselves stands here.
create table form_answer_counts (
  volunteer_center_id smallint not null references volunteer_centers (id),
  form_id uuid not null,
  question_id uuid not null,
  -- 'answered': at all; 'own': by something that was no option; else the kind of the question when it was answered, and what was.
  kind text not null check (kind in ('answered', 'own', 'multiple_choice', 'checkbox', 'number', 'date', 'time')),
  -- An option, 'true' or 'false', a number, a day, the hour of a time.
  value text collate "C" not null check (length(value) <= 300),
  answers int not null,
  primary key (volunteer_center_id, form_id, question_id, kind, value),
  foreign key (volunteer_center_id, form_id) references forms (volunteer_center_id, id) on delete cascade
);
call protect_tenant_table('form_answer_counts');

-- What of them is counted.
create function counted_form_answers(answers jsonb) returns table (question_id uuid, kind text, value text) language sql immutable as $$
  select (a ->> 'questionId')::uuid, 'answered', '' from jsonb_array_elements(answers) a
  union all
  select (a ->> 'questionId')::uuid,
    case when chosen.value = a ->> 'own' then 'own' else a ->> 'questionType' end,
    case when chosen.value = a ->> 'own' then '' when a ->> 'questionType' = 'time' then left(chosen.value, 2) else chosen.value end
  from jsonb_array_elements(answers) a
  cross join lateral jsonb_array_elements_text(
    case jsonb_typeof(a -> 'value') when 'array' then a -> 'value' else jsonb_build_array(a -> 'value') end) chosen (value)
  where a ->> 'questionType' in ('multiple_choice', 'checkbox', 'number', 'date', 'time')
$$;

-- After count_form_submissions_in and _gone, which hold the form: triggers go by their names.
create function count_form_answers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into form_answer_counts as c (volunteer_center_id, form_id, question_id, kind, value, answers)
    select s.volunteer_center_id, s.form_id, a.question_id, a.kind, a.value, count(*)::int
    from came s cross join lateral counted_form_answers(s.answers) a
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (volunteer_center_id, form_id, question_id, kind, value) do update set answers = c.answers + excluded.answers;
  else
    update form_answer_counts c set answers = c.answers - less.answers
    from (
      select s.volunteer_center_id, s.form_id, a.question_id, a.kind, a.value, count(*)::int as answers
      from went s cross join lateral counted_form_answers(s.answers) a
      group by 1, 2, 3, 4, 5) less
    where (c.volunteer_center_id, c.form_id, c.question_id, c.kind, c.value)
      = (less.volunteer_center_id, less.form_id, less.question_id, less.kind, less.value);
    delete from form_answer_counts c using (select distinct volunteer_center_id, form_id from went) gone
    where c.volunteer_center_id = gone.volunteer_center_id and c.form_id = gone.form_id and c.answers <= 0;
  end if;
  return null;
end $$;
create trigger count_form_submissions_in_answers after insert on form_submissions
  referencing new table as came for each statement execute function count_form_answers();
create trigger count_form_submissions_gone_answers after delete on form_submissions
  referencing old table as went for each statement execute function count_form_answers();

-- What is there already, one centre after the other. What was chosen and is no option of its question now is taken for something of one's own.
do $each$
declare
  center int;
begin
  for center in select id from volunteer_centers order by id loop
    perform set_config('app.center', center::text, true);
    update form_submissions s set answers = (
      select jsonb_agg(case when own.value is null then a else a || jsonb_build_object('own', own.value) end order by place)
      from jsonb_array_elements(s.answers) with ordinality given (a, place)
      left join lateral (
        select chosen.value from jsonb_array_elements_text(
          case jsonb_typeof(a -> 'value') when 'array' then a -> 'value' else jsonb_build_array(a -> 'value') end) chosen (value)
        where exists (
          select from forms f cross join jsonb_array_elements(f.questions) q
          where f.volunteer_center_id = s.volunteer_center_id and f.id = s.form_id and q ->> 'questionId' = a ->> 'questionId'
            and (q ->> 'allowsOther')::boolean and not q -> 'options' ? chosen.value)
        limit 1) own on a ->> 'questionType' = 'multiple_choice')
    where s.volunteer_center_id = center
      and s.answers @> '[{"questionType": "multiple_choice"}]'
      and exists (select from forms f where f.volunteer_center_id = s.volunteer_center_id and f.id = s.form_id
        and f.questions @> '[{"allowsOther": true}]');
    insert into form_answer_counts (volunteer_center_id, form_id, question_id, kind, value, answers)
    select s.volunteer_center_id, s.form_id, a.question_id, a.kind, a.value, count(*)::int
    from form_submissions s cross join lateral counted_form_answers(s.answers) a
    where s.volunteer_center_id = center
    group by 1, 2, 3, 4, 5;
  end loop;
  perform set_config('app.center', '', true);
end $each$;
