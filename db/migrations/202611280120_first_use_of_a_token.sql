-- When the current token of a session was first used: only then is it certain that its answer arrived, and the token before may end.
alter table sessions add column token_used_at timestamptz;
