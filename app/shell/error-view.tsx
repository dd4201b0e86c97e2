import ArrowRight from 'lucide-react/icons/arrow-right';
import { useLocation } from 'react-router';
import { askPath } from '#contract/public-pages.ts';
import { listFormat } from '#contract/formatters.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { SignOutButton } from '#app/shell/account-menu.tsx';
import { useSignInHref, withoutPrefix } from '#app/shell/locale-path.ts';
import { failureWords, kindOf, otherCenterHref, type Failure, type FailureKind } from '#app/shell/failure.ts';
import { useFrame, useIsFrameOfError } from '#app/shell/frame.ts';
import { whomToAsk } from '#app/shell/who-may.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { fixedTexts } from '#app/ui/words/fixed-texts.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

const kickers = {
  closed: null,
  wrongCenter: 'forbidden',
  unauthorized: null,
  forbidden: null,
  notFound: null,
  other: 'errorFound',
  unknown: 'errorFound',
} as const satisfies Record<FailureKind, keyof (typeof fixedTexts)['en'] | null>;

/** What kind of trouble it is, over the title that tells it to people; none where the title says the same. */
function Kicker({ failure }: { failure: Failure }) {
  const fixed = useOwnWords(fixedTexts);
  const name = kickers[kindOf(failure)];
  return name && <p className="t-h4 text-soft">{fixed[name]}</p>;
}

const looks = { kind: 'line', size: 'large' } as const;

/** The one useful step besides going home. */
function SecondStep({ failure }: { failure: Failure }) {
  const t = useWords('shell');
  const signInHref = useSignInHref();
  const { pathname, search } = useLocation();
  const { origin, user } = useFrame() ?? {};
  const kind = kindOf(failure);
  if (kind === 'wrongCenter') {
    const href = failure.center && origin ? otherCenterHref(failure.center, origin) : null;
    if (!href) return null;
    return (
      <ButtonLink {...looks} href={href} nextIcon={<ArrowRight />}>
        {t('error.toCenter', { name: failure.center?.name })}
      </ButtonLink>
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
  if (kind === 'forbidden' && user)
    return (
      <ButtonLink {...looks} href="/dashboard">
        {t('error.overview')}
      </ButtonLink>
    );
  return (
    <ButtonLink {...looks} href="/vacancies/search">
      {t('error.search')}
    </ButtonLink>
  );
}

/** Who may do what is refused here: whoever is signed in learns whom to ask. */
function WhoMay() {
  const t = useWords('shell');
  const locale = useLocale();
  const user = useFrame()?.user;
  const { pathname } = useLocation();
  const who = user ? whomToAsk(withoutPrefix(pathname), user.roles) : [];
  if (who.length === 0) return null;
  const names = who.map((role) => t(`roles.${role}`).toLowerCase());
  return (
    <p className="max-w-reading">
      {t('error.forbiddenWho', { roles: listFormat(locale, 'disjunction').format(names) })}
    </p>
  );
}

/** At the back, far larger than the rest. */
function BigCode({ code }: { code: number }) {
  return (
    <p
      aria-hidden="true"
      className="head pointer-events-none absolute inset-0 grid select-none place-content-center text-[clamp(9rem,34vw,430px)] leading-none! text-tint3 opacity-50"
    >
      {code}
    </p>
  );
}

/** For developers: the server sends no stack in production. */
function Stack({ text }: { text: string }) {
  const t = useWords('shell');
  return (
    <details className="group/stack max-w-full text-start">
      <summary className="link mx-auto flex min-h-11 w-fit items-center">
        <span className="group-open/stack:hidden">{t('error.showStack')}</span>
        <span className="hidden group-open/stack:inline">{t('error.hideStack')}</span>
      </summary>
      <pre className="mt-3 max-w-[80vw] overflow-x-auto rounded-card bg-surface p-4 t-xs" tabIndex={0}>
        {text}
      </pre>
    </details>
  );
}

/** Where a person can help on: with an address that is gone, or a page that one may not see. */
const asksHelp: ReadonlySet<FailureKind> = new Set(['notFound', 'forbidden']);

/** Code at the back, title, one way home and one useful second. `level` 2 where it is an example on a page. */
export function ErrorView({ failure, level = 1 }: { failure: Failure; level?: 1 | 2 }) {
  const t = useWords('shell');
  const frame = useFrame();
  const Heading = `h${level}` as const;
  const [title, text] = failureWords(t, failure, frame?.configuration.volunteerCenterId === 0);
  // With the frame of an error, or with one that refuses, only a new document clears it.
  const isStuck = useIsFrameOfError() || frame?.refusal != null;
  return (
    <div className="relative grid place-content-center">
      {failure.status !== null && <BigCode code={failure.status} />}
      <div className="relative flex flex-col items-center gap-6">
        <div className="grid justify-items-center gap-2">
          <Kicker failure={failure} />
          <Heading className="t-display max-w-[12.8em]">{title}</Heading>
        </div>
        <p className="t-lead max-w-[20em]">{text}</p>
        {kindOf(failure) === 'forbidden' && <WhoMay />}
        {/* On a site that is closed every way leads to the same page, but the one to other centres. */}
        {kindOf(failure) === 'closed' ? (
          <ButtonLink size="large" href="/switch" target="_self" nextIcon={<ArrowRight />}>
            {t('error.centers')}
          </ButtonLink>
        ) : (
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink size="large" href="/" target={isStuck ? '_self' : undefined}>
              {t('error.home')}
            </ButtonLink>
            <SecondStep failure={failure} />
          </div>
        )}
        {asksHelp.has(kindOf(failure)) && frame && (
          <p className="flex flex-wrap justify-center gap-x-8">
            <Link href={askPath} className="link inline-flex min-h-11 items-center">
              {t('error.ask')}
            </Link>
            {kindOf(failure) === 'notFound' && (
              <Link href="/switch" className="link inline-flex min-h-11 items-center">
                {t('error.centers')}
              </Link>
            )}
          </p>
        )}
        {/* Somebody with a session is refused everywhere on this site until it ends. */}
        {frame?.refusal && kindOf(failure) === 'wrongCenter' && <SignOutButton />}
        {failure.stack && frame?.isProduction !== true && <Stack text={failure.stack} />}
      </div>
    </div>
  );
}
