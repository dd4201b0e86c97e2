import { useWords } from '#app/i18n/words.ts';
import { WaitingSection } from './waiting-section.tsx';

/** How many vacancies wait for the check of the centre, and the way there. */
export function VacanciesToCheck({ count }: { count: number }) {
  const t = useWords('dashboard');
  return (
    <WaitingSection
      id="vacancies-to-check"
      title={t('staff.check')}
      count={count}
      href="/vacancies/approve"
      open={t('staff.openCheck')}
    >
      <p className="py-3 text-soft">{t('staff.checkText')}</p>
    </WaitingSection>
  );
}

/** How many questions to the centre have no answer yet. */
export function QuestionsToAnswer({ count }: { count: number }) {
  const t = useWords('dashboard');
  return (
    <WaitingSection
      id="questions"
      title={t('staff.questions')}
      count={count}
      href="/contactformulier/berichten"
      open={t('staff.openQuestions')}
    >
      <p className="py-3 text-soft">{t('staff.questionsText')}</p>
    </WaitingSection>
  );
}

/** How many other centres offered to share vacancies and have no answer yet. */
export function OffersToAnswer({ count }: { count: number }) {
  const t = useWords('dashboard');
  return (
    <WaitingSection
      id="shares"
      title={t('staff.shares')}
      count={count}
      href="/partners/sharing"
      open={t('staff.openShares')}
    >
      <p className="py-3 text-soft">{t('staff.sharesText')}</p>
    </WaitingSection>
  );
}
