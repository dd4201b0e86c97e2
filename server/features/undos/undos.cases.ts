/** Taking something back, here with an id that nobody was given: whose it is, is asked in the tests of undoing. */
import type { undoCalls } from '#contract/calls/undos.ts';
import type { CasesOf } from '#tests/cases/case.ts';
import { answersSignedIn } from '#tests/cases/expected.ts';

export const cases: CasesOf<typeof undoCalls> = {
  calls: {
    'PUT /api/v1/undo': {
      status: answersSignedIn(404),
      body: { undo_id: '00000000-0000-7000-8000-000000000000' },
    },
  },
};
