/** The mail of what came in for the searches of one person. */
import { pathOf } from '#contract/call.ts';
import { searchAlertCalls } from '#contract/calls/search-alerts.ts';
import { listFormat } from '#contract/formatters.ts';
import type { Locale } from '#contract/locales.ts';
import { isPrivateHelp } from '#contract/vacancy-fields.ts';
import { alertKey } from '#server/auth/alert-key.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import { addressOn } from '#server/http/reader-address.ts';
import type { Services } from '#server/http/services.ts';
import type { CenterBranding } from '#server/mail/frame.ts';
import { plainly } from '#server/mail/plain-text-names.ts';
import { fitsSearch, mostFound } from '#server/mail/templates/search-alerts.ts';
import type { Center } from '#server/tenancy/centers.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { DueAlert, Turn } from './queries.ts';

/** One turn of a centre. */
export interface Mailing {
  scope: TenantScope;
  services: Services;
  center: Center;
  branding: CenterBranding;
  origin: string;
  turn: Turn;
  newest: Date | null;
  now: Date;
}

/** A vacancy, and the search that it answers. */
export interface Hit {
  alert: DueAlert;
  vacancy: VacancyRow;
}

/** With who asks it, where, and which search it answers. Who asks for help at home is not named. */
function linkOf({ origin }: Mailing, { alert, vacancy }: Hit) {
  const locale = alert.readsIn as Locale;
  const isPrivate = isPrivateHelp(vacancy.vacancyType);
  const where = [isPrivate ? null : vacancy.organizationName, vacancy.city].filter(Boolean).join(', ');
  return {
    title: (locale === 'en' && vacancy.titleEn) || vacancy.title,
    url: addressOn({ origin }, locale, `/vacancies/${vacancy.id}`),
    note: [where, fitsSearch[locale](plainly(alert.name))].filter(Boolean).join(' · '),
  };
}

/** All of it in one. */
export function mailOf(
  mailing: Mailing,
  /** Those of which a part is gone are named, whether anything came in for them or not. */
  { hits, lessened }: { hits: readonly Hit[]; lessened: readonly DueAlert[] },
  { to, userId, firstName, ...first }: DueAlert,
) {
  const { services, scope, origin, branding } = mailing;
  const locale = first.readsIn as Locale;
  const key = alertKey(services.env.secret, scope.centerId, first.id);
  const path = `/vacancies/alerts/by-mail?key=${key}`;
  return {
    to,
    ...(userId !== null && { userId }),
    template: 'search_alert_found' as const,
    locale,
    unsubscribeUrl: `${origin}${pathOf(searchAlertCalls.removeAll.path, { key })}`,
    values: {
      firstName,
      vacancies: hits.slice(0, mostFound).map((hit) => linkOf(mailing, hit)),
      others: Math.max(0, hits.length - mostFound),
      searchUrl: addressOn(
        { origin },
        locale,
        `/vacancies/search${first.query === '' ? '' : `?${first.query}`}`,
      ),
      lessened: listFormat(locale).format(lessened.map(({ name }) => `‘${plainly(name)}’`)),
      changeUrl: addressOn({ origin }, locale, path),
    },
    centerBranding: branding,
  };
}
