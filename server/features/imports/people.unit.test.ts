/** What is in the way of a row, for readers whom the routes let through only for a moment more. */
import { expect, test } from 'vitest';
import { anonymous } from '#server/auth/actor.ts';
import { judge } from './people.ts';

test.each(['admin', 'koning'])(
  'who may give no role at all is not told to choose one of none: %s',
  (role) => {
    const values = { email: 'a@post.example', firstName: 'A', lastName: 'B', role };
    const around = {
      actor: anonymous,
      hasSchools: true,
      takesDoubtful: false,
      people: new Map(),
      organizations: new Map(),
    };
    const [judged] = judge([{ row: 2, values }], around);
    expect([judged?.result, judged?.problems]).toEqual(['refused', [{ field: 'role', code: 'forbidden' }]]);
  },
);
