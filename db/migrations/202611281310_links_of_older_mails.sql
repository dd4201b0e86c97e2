-- When another mail took the place of the one that holds this link; whoever opens the older one is told so, and helped on.
alter table one_time_tokens add column replaced_at timestamptz;
