-- The queue (graphile-worker) lives in the same database. The server's role works it: jobs are added in the transaction of
-- the change that they follow from, and taken by any process.
do $$
declare queue_table record;
begin
  execute 'grant usage on schema graphile_worker to volunteerly_server';
  execute 'grant select, insert, update, delete on all tables in schema graphile_worker to volunteerly_server';
  execute 'grant usage, select, update on all sequences in schema graphile_worker to volunteerly_server';
  execute 'grant execute on all functions in schema graphile_worker to volunteerly_server';
  for queue_table in
    select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'graphile_worker' and c.relkind = 'r' and c.relrowsecurity
  loop
    execute format('create policy server_works_the_queue on %s to volunteerly_server using (true) with check (true)', queue_table.name);
  end loop;
end $$;
