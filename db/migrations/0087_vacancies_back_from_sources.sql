-- The version of a vacancy as it went off the site with its source, and as the source changed it since: what people changed meanwhile comes
-- before the centre as it is back in the source. Null of what waited for a look of the centre as it went off.
alter table vacancy_origins add column gone_version integer;

-- What was gone at once of a feed, and stays online until it is gone the next time as well.
alter table vacancy_feed_runs add column held_back integer not null default 0;
