-- What a centre was sent within a day is counted at each upload.
create index uploads_by_day on uploads (volunteer_center_id, created_at);
