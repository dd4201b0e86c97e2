-- The menus of a centre's site: items in two levels, each leading to a page of the centre, to a screen of the product, elsewhere, or nowhere.
create table menu_items (
  volunteer_center_id smallint not null references volunteer_centers (id),
  id uuid not null,
  menu text not null check (menu in ('main', 'footer', 'account')),
  parent_id uuid check (parent_id <> id),
  -- From 1, among those under the same item of the same menu.
  position integer not null check (position > 0),
  name text not null check (length(name) between 1 and 60),
  name_en text check (length(name_en) between 1 and 60),
  link_type text not null check (link_type in ('content_page', 'system_page', 'address', 'heading')),
  page_id uuid,
  -- Its word in contract/system-pages.ts.
  system_page_id text check (length(system_page_id) <= 41),
  url text check (length(url) <= 500),
  lock_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (volunteer_center_id, id),
  foreign key (volunteer_center_id, parent_id) references menu_items (volunteer_center_id, id) on delete cascade,
  -- A page that goes for good leaves its item behind, which the tree of the menu marks.
  foreign key (volunteer_center_id, page_id) references pages (volunteer_center_id, id) on delete set null (page_id),
  constraint menu_items_lead_one_way check (
    (page_id is null or link_type = 'content_page')
    and (system_page_id is not null) = (link_type = 'system_page')
    and (url is not null) = (link_type = 'address'))
);
call protect_tenant_table('menu_items');
create index menu_items_in_order on menu_items (volunteer_center_id, position, id);
create index menu_items_of_menu on menu_items (volunteer_center_id, menu, position, id);
create index menu_items_under on menu_items (volunteer_center_id, parent_id);
create index menu_items_of_page on menu_items (volunteer_center_id, page_id, position, id);
-- They stand on every page of the site (docs/decisions/0006).
create trigger touch_content after insert or update or delete on menu_items
  for each row execute function touch_content();
