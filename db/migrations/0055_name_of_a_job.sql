-- The job that takes somebody out of what they did is called forget_actions: one that waits goes by that name as well.
update graphile_worker._private_tasks set identifier = 'forget_actions'
where identifier = 'forget_deeds'
  and not exists (select from graphile_worker._private_tasks where identifier = 'forget_actions');
