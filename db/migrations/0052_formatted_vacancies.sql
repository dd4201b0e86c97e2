-- What a vacancy asks is formatted text now: its tags take room besides the 10,000 characters that one reads.
alter table vacancies drop constraint vacancies_description_check, drop constraint vacancies_description_en_check;

-- Lines as they were typed and shown until now: a blank line parts them, a short one before more text is a heading, '-' begins an item.
create function html_of_lines(given text) returns text language plpgsql immutable as $$
declare
  groups text[] := regexp_split_to_array(trim(both E' \n\t' from replace(given, E'\r', '')), E'\n[ \t]*\n\\s*');
  lines text[];
  line text;
  kind text;
  open text := '';
  made text := '';
begin
  if given is null or given ~ '<(p|ul|ol|h2)>' then return given; end if;
  for at in 1 .. cardinality(groups) loop
    lines := array(select trim(part) from unnest(string_to_array(
      replace(replace(groups[at], '&', '&#x26;'), '<', '&#x3C;'), E'\n')) part where trim(part) <> '');
    for number in 1 .. cardinality(lines) loop
      line := lines[number];
      kind := case
        when line ~ '^[-*•]\s+' then 'ul'
        when number = 1 and length(line) <= 60 and line !~ '[.!,;…]$' and (cardinality(lines) > 1 or at < cardinality(groups)) then 'h2'
        else 'p' end;
      if kind = open and kind = 'p' then
        made := made || '<br>' || line;
      else
        if open in ('ul', 'p') and not (kind = 'ul' and open = 'ul') then made := made || '</' || open || '>'; end if;
        if kind = 'ul' then
          made := made || case when open = 'ul' then '' else '<ul>' end || '<li><p>' || regexp_replace(line, '^[-*•]\s+', '') || '</p></li>';
        elsif kind = 'h2' then made := made || '<h2>' || regexp_replace(line, ':$', '') || '</h2>';
        else made := made || '<p>' || line; end if;
        open := kind;
      end if;
    end loop;
    if open in ('ul', 'p') then made := made || '</' || open || '>'; end if;
    open := '';
  end loop;
  return made;
end $$;

-- Centre by centre, as the owner may be bound by the policies too.
do $$
declare center smallint;
begin
  for center in select id from volunteer_centers loop
    perform set_config('app.center', center::text, true);
    update vacancies set description = html_of_lines(description), description_en = html_of_lines(description_en)
      where volunteer_center_id = center and (description is not null or description_en is not null);
    update vacancies set pending_change = pending_change
        || case when pending_change ->> 'description' is null then '{}' else
          jsonb_build_object('description', html_of_lines(pending_change ->> 'description')) end
        || case when pending_change ->> 'descriptionEn' is null then '{}' else
          jsonb_build_object('descriptionEn', html_of_lines(pending_change ->> 'descriptionEn')) end
      where volunteer_center_id = center and pending_change ?| array['description', 'descriptionEn'];
  end loop;
end $$;
drop function html_of_lines;

alter table vacancies add constraint vacancies_description_check check (length(description) <= 40000),
  add constraint vacancies_description_en_check check (length(description_en) <= 40000);
