-- When the centre last reminded the organisation of an application that waits for its answer.
alter table applications add column reminded_at timestamptz;
