-- What a centre says of itself in its footer and under its mails, in place of the one sentence about itself.
alter table volunteer_center_profiles
  add column footer_text text check (length(footer_text) <= 300),
  add column footer_text_en text check (length(footer_text_en) <= 300);

-- The columns of the footer are the items of its menu (docs/decisions/0029). A centre that has none there yet gets those that stood in
-- its profile until now, each link as an address; `footer_columns` is read no more.
do $$
declare
  center smallint;
  footer_column jsonb;
  place bigint;
  heading uuid;
begin
  for center in select id from volunteer_centers loop
    perform set_config('app.center', center::text, true);
    continue when exists (select from menu_items where volunteer_center_id = center and menu = 'footer');
    for footer_column, place in
      select c.value, c.ordinality
      from volunteer_center_profiles p, jsonb_array_elements(p.footer_columns) with ordinality c
      where p.volunteer_center_id = center and jsonb_typeof(c.value -> 'links') = 'array'
        and length(c.value ->> 'title') between 1 and 60
      order by c.ordinality
    loop
      heading := gen_random_uuid();
      insert into menu_items (volunteer_center_id, id, menu, position, name, name_en, link_type)
        values (center, heading, 'footer', place, footer_column ->> 'title', nullif(left(footer_column ->> 'titleEn', 60), ''), 'heading');
      insert into menu_items (volunteer_center_id, id, menu, parent_id, position, name, name_en, link_type, url)
        select center, gen_random_uuid(), 'footer', heading, l.ordinality, l.value ->> 'label',
          nullif(left(l.value ->> 'labelEn', 60), ''), 'address', l.value ->> 'href'
        from jsonb_array_elements(footer_column -> 'links') with ordinality l
        where length(l.value ->> 'label') between 1 and 60 and length(l.value ->> 'href') between 1 and 500;
    end loop;
  end loop;
  perform set_config('app.center', '', true);
end $$;
