/** Who answers for what: everybody reads it, the centre's staff keep it. */
import type { contactPersonCalls } from '#contract/calls/contact-people.ts';
import { staff } from '#tests/cases/actors.ts';
import type { CasesOf } from '#tests/cases/case.ts';
import { forWhoHas } from '#tests/cases/expected.ts';
import { plainCases } from '#tests/cases/plain-cases.ts';

const plain = plainCases<typeof contactPersonCalls>({
  type: 'contact_people',
  keep: staff,
  make: ({ build }, center, id) =>
    build.sql(
      center,
      `insert into contact_people (volunteer_center_id, id, name, topics, email, phone_number)
       values ($1, $2, 'Hetty Bosman', '{general}', 'hetty@centrale.example', '0525 00 00 20')
       on conflict do nothing -- Who got another place is there still.`,
      [center, id],
    ),
  body: { name: 'Wouter Kragt', topics: ['organizations'], days: ['tuesday'] },
});
const { about, status } = plain.calls['DELETE /api/v1/contact_people/:id'];

export const cases: CasesOf<typeof contactPersonCalls> = {
  ...plain,
  calls: {
    ...plain.calls,
    'POST /api/v1/contact_people/:id/reorder': { ...(about && { about }), status, body: { order: 1 } },
  },
  screens: { '/instellingen/contact-person': forWhoHas(staff) },
};
