/** Counting visits at a centre that wants it: the question first, and the script after mount when the answer is yes. */
import { type FormEvent, useEffect, useRef } from 'react';
import type { StoredConsent } from '#contract/analytics-consent.ts';
import { legalPages } from '#contract/public-pages.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { disableAnalytics, enableAnalytics } from '#app/shell/analytics.ts';
import { answerConsent, useConsent } from '#app/shell/consent.ts';
import { cookiesButtonId } from '#app/shell/cookies-button.tsx';
import { useFrame, type FrameAnalytics } from '#app/shell/frame.ts';
import { PreferenceForm } from '#app/shell/preference-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';

/** What was answered, if it was; else why it is asked. */
function Reason({ given: consent }: { given: StoredConsent | null }) {
  const t = useWords('shell');
  const { longDay } = useFormat();
  return (
    <div className="min-w-0 grow">
      <h2 className="t-h4">{t('consent.title')}</h2>
      <p className="mt-1">{t('consent.why')}</p>
      {consent && (
        <p className="mt-1 t-sm text-soft">
          {t(`consent.${consent.answer}On`, { day: longDay(consent.on) })}
        </p>
      )}
      <details className="t-sm">
        <summary className="link inline-flex min-h-8 items-center">{t('consent.more')}</summary>
        <p className="mt-1 max-w-reading">{t('consent.moreText')}</p>
      </details>
      <p className="t-sm">
        <Link href={legalPages.cookies} className="link inline-flex min-h-8 items-center">
          {t('consent.about')}
        </Link>
      </p>
    </div>
  );
}

/** A calm bar at the bottom; both answers weigh the same. Works without script too. */
function ConsentBar({ given: consent }: { given: StoredConsent | null }) {
  const t = useWords('shell');

  const bar = useRef<HTMLElement>(null);
  const isAgain = consent !== null;
  // Opened from the footer: there one goes on. At a first visit it does not take the focus.
  useEffect(() => {
    if (isAgain) bar.current?.focus();
  }, [isAgain]);
  const answer = (event: FormEvent) => {
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    answerConsent(button.value === 'yes' ? 'yes' : 'no');
    document.getElementById(cookiesButtonId)?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={t('consent.title')}
      className="consent-bar sticky layer-bar border-t border-line bg-surface shadow-float"
    >
      <PreferenceForm
        onSubmit={answer}
        className="wrap flex flex-col gap-x-8 gap-y-3 py-4 md:flex-row md:items-center"
      >
        <Reason given={consent} />
        <div className="grid shrink-0 grid-cols-2 gap-3">
          <Button type="submit" kind="line" name="analytics" value="yes">
            {t('consent.yes')}
          </Button>
          <Button type="submit" kind="line" name="analytics" value="no">
            {t('consent.no')}
          </Button>
        </div>
      </PreferenceForm>
    </section>
  );
}

/** `mayAsk` is false on pages without frame, where the question would be in the way. */
export default function VisitAnalytics({
  analytics,
  mayAsk,
}: {
  analytics: FrameAnalytics;
  mayAsk: boolean;
}) {
  const { given: consent, isAsking } = useConsent(useFrame()?.consent ?? null);
  const answer = consent?.answer;
  useEffect(() => {
    if (answer === 'yes') enableAnalytics(analytics);
    else disableAnalytics(analytics);
  }, [answer, analytics]);
  return mayAsk && isAsking ? <ConsentBar given={consent} /> : null;
}
