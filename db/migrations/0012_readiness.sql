-- The server's role may know which migrations were applied, and nothing else of that table.
create function applied_migrations() returns setof text
  language sql stable security definer set search_path = public, pg_temp as $$ select name from migrations $$;
revoke all on function applied_migrations() from public;
grant execute on function applied_migrations() to volunteerly_server;
