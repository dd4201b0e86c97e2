-- On which ground a picture can be seen: black letters on nothing are lost in the dark. Null for one that has not been looked at.
alter table uploads add column seen_on text check (seen_on in ('both', 'light', 'dark'));
