/** What went wrong, in the terms of the error page. */
import { isRouteErrorResponse } from 'react-router';
import type { OtherCenter, PageProblem } from '#app/api/api-error.ts';
import type { Translate } from '#app/i18n/words.ts';

/** What an error page shows; `status` null when nothing is known but that it failed. */
export interface Failure {
  status: number | null;
  message: string;
  stack?: string;
  /** With 'wrong center': where the account lives. */
  center?: OtherCenter;
}

/** Whatever was thrown, in the terms of the error page. */
export function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const { message, center } = (error.data ?? {}) as Partial<PageProblem>;
    return {
      status: error.status,
      message: typeof message === 'string' ? message : error.statusText,
      ...(center && { center }),
    };
  }
  if (error instanceof Error) return { status: null, message: error.message, stack: error.stack };
  return { status: null, message: '' };
}

export type FailureKind =
  | 'closed'
  | 'wrongCenter'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'other'
  | 'unknown';

/** The table of the specification (section 2), in its order; and a site that is closed, which it does not name. */
export function kindOf({ status, message }: Failure): FailureKind {
  if (message.includes('wrong center')) return 'wrongCenter';
  if (status === null) return 'unknown';
  return (
    ({ 401: 'unauthorized', 403: 'forbidden', 404: 'notFound', 410: 'closed' } as const)[status] ?? 'other'
  );
}

/** What somebody can do about it. */
function otherText(status: number | null) {
  if (status === 413) return 'error.tooLargeText';
  if (status === 429) return 'error.tooManyText';
  return (status ?? 500) < 500 ? 'error.requestText' : 'error.otherText';
}

/** Title and the line below it; `isBeingSetUp` while there is no centre at all. */
export function failureWords(
  t: Translate<'shell'>,
  failure: Failure,
  isBeingSetUp = false,
): [title: string, text: string] {
  if (isBeingSetUp && failure.status === 503) return [t('error.setUpTitle'), t('error.setUpText')];
  const kind = kindOf(failure);
  switch (kind) {
    case 'unknown':
      return [t('error.unknownTitle'), t('error.otherText')];
    case 'other':
      return [t('error.otherTitle', { code: failure.status ?? '' }), t(otherText(failure.status))];
    case 'wrongCenter':
      return [
        t('error.wrongCenterTitle'),
        failure.center
          ? t('error.wrongCenterNamed', { name: failure.center.name })
          : t('error.wrongCenterText'),
      ];
    default:
      return [t(`error.${kind}Title`), t(`error.${kind}Text`)];
  }
}

/** Client errors that a page raises on purpose (status 300 to 499) are no faults (specification, section 8). */
export const isFault = (error: unknown): boolean =>
  !(isRouteErrorResponse(error) && error.status >= 300 && error.status < 500);

/** Address of another centre as seen from here: its own host, and this site's scheme and port. */
export function otherCenterHref({ host }: OtherCenter, origin: string): string | null {
  if (host === null) return null;
  const here = new URL(origin);
  const port = host.includes(':') || here.port === '' ? '' : `:${here.port}`;
  return `${here.protocol}//${host}${port}/`;
}
