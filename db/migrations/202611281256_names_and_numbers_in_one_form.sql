-- Names, numbers and addresses are read into one form since (contract/phone-number.ts, names.ts, email-address.ts): what was stored
-- before follows where it is certain what was meant. Everything else stays as it was typed.

create or replace function pg_temp.seen(typed text) returns text language sql immutable as $$
  select regexp_replace(typed, U&'[\00AD\061C\180E\200B\200E\200F\202A-\202E\2060-\206F\FEFF]', '', 'g')
$$;

create or replace function pg_temp.one_name(typed text) returns text language sql immutable as $$
  select coalesce(nullif(trim(regexp_replace(normalize(pg_temp.seen(typed), NFC), U&'[[:space:]\00A0\2007\202F]+', ' ', 'g')), ''), typed)
$$;

-- A number of the Netherlands: `06 12 34 56 78`.
create or replace function pg_temp.one_number(typed text) returns text language plpgsql immutable as $$
declare
  plain text := pg_temp.seen(normalize(typed, NFKC));
  digits text;
  area int;
begin
  if plain !~ U&'^[+()0-9[:space:]./\2010-\2015\2212-]+$' then return typed; end if;
  digits := regexp_replace(regexp_replace(plain, '([0-9][^0-9]{0,4})\(0\)', '\1'), '[^0-9]', '', 'g');
  if plain like '+%' or digits like '00%' then
    digits := regexp_replace(digits, '^(00)?310?', '0');
  elsif digits ~ '^31[1-9][0-9]{8}$' then
    digits := '0' || substr(digits, 3);
  elsif digits ~ '^[1-9][0-9]{8}$' then
    digits := '0' || digits;
  end if;
  if digits !~ '^0[1-9][0-9]{8}$' or digits like '097%' then return typed; end if;
  area := case when digits like '06%' then 2
    when digits ~ '^0(1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7[0-9]|8[24578])' then 3 else 4 end;
  return substr(digits, 1, area) || ' ' || case area
    when 3 then substr(digits, 4, 3) || ' ' || substr(digits, 7, 2) || ' ' || substr(digits, 9, 2)
    else trim(regexp_replace(substr(digits, area + 1), '(..)', '\1 ', 'g')) end;
end $$;

-- Row-level security binds the owner as well: one centre after the other.
do $each$
declare
  center int;
begin
  for center in select id from volunteer_centers order by id loop
    perform set_config('app.center', center::text, true);
    update users set phone_number = pg_temp.one_number(phone_number) where phone_number <> pg_temp.one_number(phone_number);
    update volunteer_center_profiles set phone_number = pg_temp.one_number(phone_number) where phone_number <> pg_temp.one_number(phone_number);
    update organizations set phone_number = pg_temp.one_number(phone_number) where phone_number <> pg_temp.one_number(phone_number);
    update applications set phone_number = pg_temp.one_number(phone_number) where phone_number <> pg_temp.one_number(phone_number);
    update organization_signups set phone_number = pg_temp.one_number(phone_number) where phone_number <> pg_temp.one_number(phone_number);
    update contact_people set phone_number = pg_temp.one_number(phone_number) where phone_number <> pg_temp.one_number(phone_number);
    update vacancies set contact_phone = pg_temp.one_number(contact_phone)
      where contact_id is null and contact_phone <> pg_temp.one_number(contact_phone);

    update users set first_name = pg_temp.one_name(first_name), last_name = pg_temp.one_name(last_name)
      where (first_name, last_name) <> (pg_temp.one_name(first_name), pg_temp.one_name(last_name));
    update applications set first_name = pg_temp.one_name(first_name), last_name = pg_temp.one_name(last_name)
      where (first_name, last_name) <> (pg_temp.one_name(first_name), pg_temp.one_name(last_name));
    update organizations set name = pg_temp.one_name(name) where name <> pg_temp.one_name(name);
    update contact_people set name = pg_temp.one_name(name) where name <> pg_temp.one_name(name);

    -- An address that a comma stuck to has never been reached by a mail. Two of one centre would be one account, so those stay apart.
    update users u set email = regexp_replace(lower(u.email), '[,;:>).[:space:]]+$', '')
      where u.email <> regexp_replace(lower(u.email), '[,;:>).[:space:]]+$', '')
        and not exists (select from users o where o.volunteer_center_id = u.volunteer_center_id and o.id <> u.id
          and regexp_replace(lower(o.email), '[,;:>).[:space:]]+$', '') = regexp_replace(lower(u.email), '[,;:>).[:space:]]+$', ''));
  end loop;
  perform set_config('app.center', '', true);
end $each$;
