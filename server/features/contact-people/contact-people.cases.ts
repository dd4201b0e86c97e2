/** Who answers for what: everybody reads it, the centre's staff keep it. */
import type { contactPersonCalls } from '#contract/calls/contact-people.ts';
import { staff } from '#tests/cases/actors.ts';
import type { CasesOf } from '#tests/cases/case.ts';
import { forWhoHas } from '#tests/cases/expected.ts';
import { plainCases } from '#tests/cases/plain-cases.ts';

export const cases: CasesOf<typeof contactPersonCalls> = {
  ...plainCases<typeof contactPersonCalls>({
    type: 'contact_people',
    keep: staff,
    make: ({ build }, center, id) =>
      build.sql(
        center,
        `insert into contact_people (volunteer_center_id, id, name, topics, email, phone_number)
         values ($1, $2, 'Hetty Bosman', '{general}', 'hetty@centrale.example', '0525 00 00 20')`,
        [center, id],
      ),
    body: { name: 'Wouter Kragt', topics: ['organizations'], days: ['tuesday'] },
  }),
  screens: { '/instellingen/contact-person': forWhoHas(staff) },
};
