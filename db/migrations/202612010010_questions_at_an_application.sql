-- A vacancy may ask the questions of a form when somebody applies; the answers stand at the application, each with its question as it was.
alter table vacancies
  add column form_id uuid,
  add foreign key (volunteer_center_id, form_id) references forms (volunteer_center_id, id) on delete set null (form_id);
alter table applications
  add column answers jsonb not null default '[]',
  -- What whoever applied agreed to besides, as the form had it.
  add column agreed_to text,
  add constraint applications_answers_check check (jsonb_typeof(answers) = 'array') not valid,
  add constraint applications_agreed_to_check check (length(agreed_to) between 1 and 500) not valid;

-- Whoever reads a vacancy of a partner applies there, and is asked there.
create or replace view vacancies_of_partners with (security_barrier) as
  select v.volunteer_center_id as owner_id,
    v.id, v.organization_id, v.organization_name, v.organization_approved, v.vacancy_type, v.status, v.title, v.summary,
    v.description, v.title_en, v.summary_en, v.description_en, v.youtube_url, v.category_ids, v.target_group_ids, v.age_group_ids,
    v.tags, v.schedule_mask, v.is_flexible, v.hours_min, v.hours_max, v.starts_on, v.ends_on, v.is_remote, v.street, v.house_number,
    v.postcode, v.city, v.lat, v.lon, v.positions, v.accepted_count, v.requires_vog, v.minimum_age, null::text as demand_reason,
    v.language_level, v.compensation, v.is_wheelchair_accessible, v.accessibility, v.suitable_for, v.skills, v.is_insured,
    null::uuid as contact_id, null::text as contact_person, null::text as contact_phone, null::text as contact_email,
    false as contact_phone_visible, false as contact_email_visible, v.image_key, '{}'::uuid[] as image_ids, v.expires_at,
    v.renewed_at, v.expired_at, v.published_at, v.filled_at, null::timestamptz as submitted_at, null::text as return_reason,
    null::jsonb as pending_change, v.is_shared, v.lock_version, v.created_at, v.updated_at, null::uuid as form_id
  from centers_sharing_here s join vacancies v on v.volunteer_center_id = s.owner_id
  where v.is_shared and v.status = 'published' and v.organization_approved
    and v.vacancy_type not in ('p2p', 'one-on-one', 'neighbour-help');
