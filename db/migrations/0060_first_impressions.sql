-- A picture of a few points as an address of its own (data:image/webp;base64,…), shown until the picture itself comes. None of before.
alter table uploads add column preview text check (length(preview) <= 1000);
