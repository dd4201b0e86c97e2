-- People also look near a region, 'de Achterhoek', and in the whole country, which lies in no province.
alter table named_places drop constraint named_places_kind_check;
alter table named_places add constraint named_places_kind_check
  check (kind in ('town', 'municipality', 'district', 'province', 'region', 'country'));
alter table named_places alter column province drop not null;
alter table named_places add constraint named_places_province_check check ((province is null) = (kind = 'country'));
