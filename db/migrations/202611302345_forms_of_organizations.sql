-- A form is the centre's own, or one of its organisations', which keeps it by itself.
alter table forms
  add column organization_id uuid,
  add foreign key (volunteer_center_id, organization_id) references organizations (volunteer_center_id, id);
-- The centre's own, and all of organisations.
create index forms_of_center on forms (volunteer_center_id, created_at desc, id) where organization_id is null;
create index forms_of_organizations on forms (volunteer_center_id, created_at desc, id) where organization_id is not null;
create index forms_of_organization on forms (volunteer_center_id, organization_id, created_at desc, id);
