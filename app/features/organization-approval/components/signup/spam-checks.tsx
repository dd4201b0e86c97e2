import { Honeypot } from '#app/forms/honeypot.tsx';
import { useWords } from '#app/i18n/words.ts';

/**
 * What goes along unseen: a challenge, which script replaces by its proof and which without script is proven by the time that filling
 * in takes, and a field that people leave alone and robots do not.
 */
export function SpamChecks({ challenge }: { challenge: string | null }) {
  const t = useWords('organization-approval');
  return (
    <>
      {challenge !== null && <input type="hidden" name="proof" defaultValue={challenge} />}
      <Honeypot name="nickname" label={t('signup.nickname')} />
    </>
  );
}
