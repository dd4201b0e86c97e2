/** The calls of contact people. */
import { call } from '../call.ts';
import { contactPeople, contactPersonBodies, contactPersonPlace } from '../contact-people.ts';
import { plainCalls } from '../plain-contract.ts';

export const contactPersonCalls = {
  ...plainCalls(contactPeople, contactPersonBodies),
  reorder: call({
    method: 'POST',
    path: '/api/v1/contact_people/:id/reorder',
    summary: 'Give somebody another place among the contact people',
    answers: contactPeople,
    isSilent: true,
    body: { type: 'flat', schema: contactPersonPlace },
  }),
};
