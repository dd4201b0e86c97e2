import { useLocation } from 'react-router';
import { useWords } from '#app/i18n/words.ts';
import { Street } from '#app/drawings/street.tsx';
import { SignOutButton, useSignInHref } from '#app/shell/account-menu.tsx';
import { Brand } from '#app/shell/brand.tsx';
import { useFrame } from '#app/shell/frame.ts';
import { failureWords, kindOf, type Failure, type FailureKind } from '#app/shell/failure.ts';
import { mainId } from '#app/shell/main-id.ts';
import { ButtonLink } from '#app/ui/button.tsx';

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

/** At the back, far larger than the rest. */
function BigCode({ code }: { code: number }) {
  return (
    <p
      aria-hidden="true"
      className="head pointer-events-none absolute inset-0 grid select-none place-content-center text-[clamp(9rem,34vw,27rem)] leading-none! text-tint3 opacity-50"
    >
      {code}
    </p>
  );
}

/** For developers: the server sends no stack in production. */
function Stack({ text }: { text: string }) {
  const t = useWords('shell');
  return (
    <details className="max-w-full text-start">
      <summary className="link text-center">{t('error.stack')}</summary>
      <pre className="mt-3 max-w-[80vw] overflow-x-auto rounded-card bg-surface p-4 t-xs">{text}</pre>
    </details>
  );
}

/** Code at the back, title, one way home and one useful second, the street below (ui.md, section 8). */
export default function ErrorPage({ failure }: { failure: Failure }) {
  const t = useWords('shell');
  const frame = useFrame();
  const kind = kindOf(failure);
  const code = kind === 'wrongCenter' ? (failure.status ?? 403) : failure.status;
  const [title, text] = failureWords(t, failure);
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
        {code !== null && <BigCode code={code} />}
        <div className="relative flex flex-col items-center gap-6">
          <h1 className="t-display max-w-[20ch]">{title}</h1>
          <p className="t-lead max-w-[36ch]">{text}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink size="large" href="/">
              {t('error.home')}
            </ButtonLink>
            <SecondStep kind={kind} />
          </div>
          {failure.stack && frame?.isProduction !== true && <Stack text={failure.stack} />}
        </div>
      </main>
      <Street className="h-58 w-full" />
    </div>
  );
}
