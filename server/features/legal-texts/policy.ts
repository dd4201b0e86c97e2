/** Who changes what the centre tells about itself and its site: whoever sets what a centre sets itself. */
import type { LegalPage } from '#contract/public-pages.ts';
import { accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';

const mayKeep = (actor: Actor): boolean => accessLevel(actor, 'center_settings.manage') === 'center';

export const keepLegalTexts = rule<LegalPage>('center_settings.manage', mayKeep);
