import { isQuestion } from '#contract/vacancy-hints/hints.ts';
import { useWords } from '#app/i18n/words.ts';
import type { CheckView } from '#app/features/vacancy-checks/queue.server.ts';
import { rejectReasons, type Ask, type Declining } from './queue-address.ts';

interface Reason {
  ask: Ask;
  label: string;
  /** What is written of it to begin with. */
  text: string;
}

/** The questions that are open, in words with the places that they are about; of a no what centres usually say. */
export function useReasons(verdict: Declining, { hints }: CheckView): Reason[] {
  const t = useWords('vacancy-checks');
  if (verdict === 'reject')
    return rejectReasons.map((key) => ({
      ask: { verdict, key },
      label: t(`rejecting.${key}`),
      text: t(`rejected.${key}`),
    }));
  return hints.filter(isQuestion).map(({ key, places }) => ({
    ask: { verdict, key },
    label: t(`found.${key}`),
    text: [...places.map(({ text }) => t('quote', { quote: text })), t(`question.${key}`)].join('\n'),
  }));
}
