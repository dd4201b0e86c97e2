-- Of the list of pages: what somebody changed last themselves.
create index pages_changed_by on pages (volunteer_center_id, updated_by, updated_at desc, id);

-- A page that somebody deleted comes back with what visitors saw.
create trigger keep_for_undo after insert or update or delete on pages for each row execute function keep_for_undo();
create trigger keep_for_undo after insert or update or delete on published_pages for each row execute function keep_for_undo();

-- A block that is hidden stays with the page that is written: it does not go online, so that no query of the site can meet it.
create or replace function put_page_online(center smallint, page uuid, moment timestamptz) returns void language sql as $$
  delete from published_pages where volunteer_center_id = center and id = page;
  update pages set published_version = lock_version, published_at = coalesce(online_from, published_at, moment)
  where volunteer_center_id = center and id = page;
  insert into published_pages (volunteer_center_id, id, locale, slug, page_type, page_layout, title, show_title_on_page, summary, featured,
    meta_title, meta_description, og_title, og_description, image, blocks, is_home, translation_key, online_from, online_until, published_at, updated_at)
  select volunteer_center_id, id, locale, slug, page_type, page_layout, title, show_title_on_page, summary, featured,
    meta_title, meta_description, og_title, og_description, image,
    (select coalesce(jsonb_agg(block order by place), '[]') from jsonb_array_elements(blocks) with ordinality as every (block, place)
      where block -> 'isHidden' is distinct from 'true'),
    is_home, translation_key, online_from, online_until, published_at, moment
  from pages where volunteer_center_id = center and id = page;
$$;
