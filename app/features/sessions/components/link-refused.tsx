import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export type LinkProblem = 'used' | 'expired' | 'replaced' | 'withdrawn' | 'unknown';

type LinkRefusedProps = {
  problem: LinkProblem;
  /** What the link was for: a new one is asked for elsewhere. */
  leadsTo: 'sign_in' | 'password';
};

/** A link that does not work, and the way to one that does. */
export function LinkRefused({ problem, leadsTo }: LinkRefusedProps) {
  const t = useWords('sessions');
  return (
    <div>
      <h1 className="t-h2">{t(`link.${problem}Title`)}</h1>
      <p className="mt-3">{t(`link.${problem}Text`)}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        {/* Who is not asked in any more gets no link either. */}
        {problem !== 'withdrawn' && (
          <ButtonLink href={leadsTo === 'sign_in' ? '/auth/login-1' : '/auth/recover'} size="large">
            {t('link.again')}
          </ButtonLink>
        )}
        {leadsTo === 'password' && (
          <ButtonLink href="/auth/login-1" kind="line" size="large">
            {t('signIn.submit')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
