/** The mail to the contact of a feed that paused itself. */
import { fallbackLocale } from '#contract/locales.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { siteOrigin } from '#server/http/host.ts';
import { addressOn } from '#server/http/reader-address.ts';
import type { Services } from '#server/http/services.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { VacancyFeedRow } from './queries.ts';

/** Once each time that it pauses itself; without a contact it is shown in the list alone. */
export async function mailContact(
  scope: TenantScope,
  services: Services,
  center: Center,
  { id, contactEmail, organizationName }: VacancyFeedRow,
): Promise<void> {
  if (contactEmail === null) return;
  const origin = siteOrigin(services, center);
  await queueEmail(scope, {
    to: contactEmail,
    template: 'vacancy_feed_paused',
    locale: fallbackLocale,
    values: {
      organizationName,
      feedUrl: addressOn({ origin }, fallbackLocale, `/vacancies/feeds/${id}`),
    },
    centerBranding: await mailBranding(scope, center, origin),
  });
}
