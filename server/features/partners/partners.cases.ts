/** Partners of a centre: everybody reads them, its staff keep them. */
import type { partnerCalls } from '#contract/calls/partners.ts';
import { staff } from '#tests/cases/actors.ts';
import { plainCases } from '#tests/cases/plain-cases.ts';

export const cases = plainCases<typeof partnerCalls>({
  type: 'partners',
  keep: staff,
  make: ({ build }, center, id) =>
    build.sql(
      center,
      "insert into partners (volunteer_center_id, id, name, kind) values ($1, $2, 'De Kade', 'organization')",
      [center, id],
    ),
  body: { name: 'Fonds De Kei', kind: 'organization', url: 'https://kei.example', position: 3 },
  screens: '/partners',
});
