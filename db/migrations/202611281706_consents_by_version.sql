-- outside of a transaction
-- Staff read how many people agreed to each version.
create index concurrently if not exists consents_by_version on consents (volunteer_center_id, terms_version, privacy_version)
  where kind = 'terms' and withdrawn_at is null;
