/** What a centre sets itself: its staff's. */
import type { centerSettingsCalls } from '#contract/calls/center-settings.ts';
import { staff } from '#tests/cases/actors.ts';
import { documentOf, type CasesOf } from '#tests/cases/case.ts';
import { forWhoHas, whoMayAll } from '#tests/cases/expected.ts';

export const cases: CasesOf<typeof centerSettingsCalls> = {
  calls: {
    'GET /api/v1/volunteer_centers/current/settings': { status: whoMayAll(staff) },
    'PATCH /api/v1/volunteer_centers/current/settings': {
      status: whoMayAll(staff),
      body: documentOf('center_settings', { tagline: 'Samen' }),
    },
  },
  screens: { '/instellingen': forWhoHas(staff), '/instellingen/footer': forWhoHas(staff) },
};
