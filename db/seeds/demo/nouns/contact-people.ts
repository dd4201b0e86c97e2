/** Who answers for what at the demo centres. */
import { fixedId } from '../../ids.ts';
import { insertRows } from '../../insert.ts';
import type { SeedNoun } from '../demo-context.ts';

/** Writes them, in their order; answers to mails about their topics go to them. */
export const seed: SeedNoun = async (client, center, { contactPeople }) => {
  const rows = contactPeople
    .filter((person) => person.center === center.content)
    .map((person, at) => ({
      volunteer_center_id: center.id,
      id: fixedId(`${center.key} contact person ${person.name}`),
      name: person.name,
      role: person.role,
      role_en: person.roleEn,
      topics: person.topics,
      days: person.days,
      opens: person.opens,
      closes: person.closes,
      phone_number: person.phoneNumber,
      phone_number_visible: person.phoneNumberVisible,
      email: person.email,
      answers_mail: true,
      position: at + 1,
    }));
  await insertRows(client, 'contact_people', rows);
};
