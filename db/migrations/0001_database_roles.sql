-- Two roles that log in nowhere by themselves and own no table.
--   volunteerly_server    what the running server is: it may only touch rows of the centre of its transaction.
--   volunteerly_crossing  owns the few functions that read across centres (docs/decisions/0003).
-- Roles are shared by every database of a cluster, so they may be there already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'volunteerly_server') then
    create role volunteerly_server nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'volunteerly_crossing') then
    create role volunteerly_crossing nologin;
  end if;
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant volunteerly_crossing to %I', current_user);
  end if;
end $$;

create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists unaccent;

grant usage on schema public to volunteerly_server, volunteerly_crossing;
-- Needed to hand functions over to the crossing role below; taken back by the last migration that does so.
grant create on schema public to volunteerly_crossing;

-- The centre of the transaction, or null. With null no tenant row is visible.
create function current_center() returns smallint
  language sql stable parallel safe
  return nullif(current_setting('app.center', true), '')::smallint;

-- Puts a tenant table under row-level security: called once for each by the migration that creates it.
-- The sub-select makes the planner evaluate the centre once a query instead of once a row.
create procedure protect_tenant_table(target regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy own_center on %s to public using (volunteer_center_id = (select current_center())) with check (volunteer_center_id = (select current_center()))', target);
  execute format('grant select, insert, update, delete on %s to volunteerly_server', target);
end $$;

-- Lets the named cross-centre functions, and only them, read a tenant table.
create procedure allow_crossing(target regclass)
  language plpgsql as $$
begin
  execute format('create policy crossing on %s for select to volunteerly_crossing using (true)', target);
  execute format('grant select on %s to volunteerly_crossing', target);
end $$;
