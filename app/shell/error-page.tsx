import { isRouteErrorResponse, useLocation } from 'react-router';
import { useWords, type Translate } from '#app/i18n/words.ts';
import { Street } from '#app/drawings/street.tsx';
import { SignOutButton, useSignInHref } from '#app/shell/account-menu.tsx';
import { Brand } from '#app/shell/brand.tsx';
import { useFrame } from '#app/shell/frame.ts';
import { mainId } from '#app/shell/page-frame.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** What an error page shows; `status` null when nothing is known but that it failed. */
export interface Failure {
  status: number | null;
  message: string;
  stack?: string;
}

/** Whatever was thrown, in the terms of the error page. */
export function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const { message } = (error.data ?? {}) as { message?: unknown };
    return { status: error.status, message: typeof message === 'string' ? message : error.statusText };
  }
  if (error instanceof Error) return { status: null, message: error.message, stack: error.stack };
  return { status: null, message: '' };
}

export type FailureKind = 'wrongCenter' | 'unauthorized' | 'forbidden' | 'notFound' | 'other' | 'unknown';

/** The table of the specification (section 2), in its order. */
export function kindOf({ status, message }: Failure): FailureKind {
  if (message.includes('wrong center')) return 'wrongCenter';
  if (status === null) return 'unknown';
  return ({ 401: 'unauthorized', 403: 'forbidden', 404: 'notFound' } as const)[status] ?? 'other';
}

function wordsFor(
  t: Translate<'shell'>,
  kind: FailureKind,
  code: number | null,
): [title: string, text: string] {
  switch (kind) {
    case 'unknown':
      return [t('error.unknownTitle'), t('error.otherText')];
    case 'other':
      return [t('error.otherTitle', { code: code ?? '' }), t('error.otherText')];
    default:
      return [t(`error.${kind}Title`), t(`error.${kind}Text`)];
  }
}

/** The one useful step besides going home. */
function SecondStep({ kind }: { kind: FailureKind }) {
  const t = useWords('shell');
  const signInHref = useSignInHref();
  const { pathname, search } = useLocation();
  const looks = { kind: 'line', size: 'large' } as const;
  if (kind === 'wrongCenter') {
    return (
      <div className="rounded-ctl border-ctl border-edge bg-surface px-2 py-1 font-semibold">
        <SignOutButton />
      </div>
    );
  }
  if (kind === 'unauthorized') {
    return (
      <ButtonLink {...looks} href={signInHref}>
        {t('error.signIn')}
      </ButtonLink>
    );
  }
  // A link to where one is: asks the server again, without script as well.
  if (kind === 'other' || kind === 'unknown') {
    return (
      <ButtonLink {...looks} target="_self" href={`${pathname}${search}`}>
        {t('error.again')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink {...looks} href="/vacancies/search">
      {t('error.search')}
    </ButtonLink>
  );
}

/** Code at the back, title, one way home and one useful second, the street below (ui.md, section 8). */
export function ErrorPage({ failure }: { failure: Failure }) {
  const t = useWords('shell');
  const frame = useFrame();
  const kind = kindOf(failure);
  const code = kind === 'wrongCenter' ? (failure.status ?? 403) : failure.status;
  const [title, text] = wordsFor(t, kind, code);
  return (
    <div className="flex min-h-dvh flex-col overflow-hidden bg-tint">
      <header className="px-4 py-6 sm:px-9">
        <Brand />
      </header>
      <main
        id={mainId}
        tabIndex={-1}
        className="relative grid grow place-content-center px-4 py-16 text-center"
      >
        {code !== null && (
          <p
            aria-hidden="true"
            className="head pointer-events-none absolute inset-0 grid select-none place-content-center text-[clamp(9rem,34vw,27rem)] leading-none! text-tint3 opacity-50"
          >
            {code}
          </p>
        )}
        <div className="relative flex flex-col items-center gap-6">
          <h1 className="t-display max-w-[20ch]">{title}</h1>
          <p className="t-lead max-w-[36ch]">{text}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink size="large" href="/">
              {t('error.home')}
            </ButtonLink>
            <SecondStep kind={kind} />
          </div>
          {failure.stack && frame?.isProduction !== true && (
            <details className="max-w-full text-start">
              <summary className="link text-center">{t('error.stack')}</summary>
              <pre className="mt-3 max-w-[80vw] overflow-x-auto rounded-card bg-surface p-4 t-xs">
                {failure.stack}
              </pre>
            </details>
          )}
        </div>
      </main>
      <Street className="h-58 w-full" />
    </div>
  );
}
