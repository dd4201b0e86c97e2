-- Whom a vacancy names as its contact, when that is one of the organisation's own people: name, number and address are those of the
-- account, and go with it.
alter table vacancies add column contact_id uuid;
alter table vacancies add foreign key (volunteer_center_id, contact_id) references users (volunteer_center_id, id) on delete set null (contact_id);
create index vacancies_of_contact on vacancies (volunteer_center_id, contact_id) where contact_id is not null;

create function is_contact_of(center smallint, organization uuid, person uuid) returns boolean language sql stable as $$
  select exists (select from user_roles r join users u on u.volunteer_center_id = r.volunteer_center_id and u.id = r.user_id
    where r.volunteer_center_id = center and r.user_id = person and r.organization_id = organization
      and r.role in ('organization_superuser', 'mentor') and u.status = 'active')
$$;

create function copy_contact() returns trigger language plpgsql as $$
begin
  -- What came from the account goes with it, unless something else was written in the same go.
  if tg_op = 'UPDATE' and old.contact_id is not null and new.contact_id is distinct from old.contact_id then
    if new.contact_person is not distinct from old.contact_person then new.contact_person := null; end if;
    if new.contact_phone is not distinct from old.contact_phone then new.contact_phone := null; end if;
    if new.contact_email is not distinct from old.contact_email then new.contact_email := null; end if;
    if new.contact_id is null then
      new.contact_phone_visible := new.contact_phone_visible and new.contact_phone is not null;
      new.contact_email_visible := new.contact_email_visible and new.contact_email is not null;
    end if;
  end if;
  if new.contact_id is null then return new; end if;
  if (tg_op = 'INSERT' or new.contact_id is distinct from old.contact_id)
    and not is_contact_of(new.volunteer_center_id, new.organization_id, new.contact_id) then
    raise exception 'the contact of a vacancy is one of the people of its organisation' using errcode = 'check_violation';
  end if;
  select left(nullif(trim(u.first_name || ' ' || u.last_name), ''), 120), u.phone_number, u.email
    into new.contact_person, new.contact_phone, new.contact_email
    from users u where u.volunteer_center_id = new.volunteer_center_id and u.id = new.contact_id;
  return new;
end $$;
create trigger copy_contact before insert or update of contact_id, contact_person, contact_phone, contact_email on vacancies
  for each row execute function copy_contact();

-- Somebody is called otherwise, or stopped using the account.
create function follow_contact() returns trigger language plpgsql as $$
begin
  update vacancies set contact_id = case when new.status = 'active' then contact_id end
    where volunteer_center_id = new.volunteer_center_id and contact_id = new.id;
  return null;
end $$;
create trigger follow_contact after update of first_name, last_name, email, phone_number, status on users
  for each row when ((old.first_name, old.last_name, old.email, old.phone_number, old.status)
    is distinct from (new.first_name, new.last_name, new.email, new.phone_number, new.status))
  execute function follow_contact();

-- Who is no longer with the organisation is not its contact. Judged at the end: people and vacancies of one that becomes part of another
-- go there one after the other.
create function drop_contact() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'user_roles' then
    update vacancies v set contact_id = null where volunteer_center_id = old.volunteer_center_id and contact_id = old.user_id
      and not is_contact_of(v.volunteer_center_id, v.organization_id, v.contact_id);
  else
    update vacancies v set contact_id = null where volunteer_center_id = new.volunteer_center_id and id = new.id and contact_id is not null
      and not is_contact_of(v.volunteer_center_id, v.organization_id, v.contact_id);
  end if;
  return null;
end $$;
create constraint trigger drop_contact after delete or update on user_roles deferrable initially deferred
  for each row execute function drop_contact();
create constraint trigger drop_contact after update of organization_id on vacancies deferrable initially deferred
  for each row when (new.contact_id is not null and old.organization_id is distinct from new.organization_id) execute function drop_contact();
