import { TopicIcon } from '#app/features/contact-messages/components/topic-icon.tsx';
import type { WaitingQuestion, WaitingVacancy } from '#app/features/dashboard/dashboard.server.ts';
import { localTitle } from '#app/features/vacancies/components/summary.ts';
import { VacancyPhoto } from '#app/features/vacancies/components/photo.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { WaitingRow } from './waiting-row.tsx';
import { WaitingSection } from './waiting-section.tsx';

/** The vacancies that wait longest for the check of the centre, how many there are and the way there. */
export function VacanciesToCheck({ items, count }: { items: readonly WaitingVacancy[]; count: number }) {
  const locale = useLocale();
  const t = useWords('dashboard');
  return (
    <WaitingSection
      id="vacancies-to-check"
      title={t('staff.check')}
      count={count}
      href="/vacancies/approve"
      open={t('staff.openCheck')}
    >
      <ul>
        {items.map((vacancy, at) => {
          const { text, lang } = localTitle(vacancy, locale);
          return (
            <WaitingRow
              key={vacancy.id}
              picture={<VacancyPhoto imageKey={vacancy.imageKey} className="size-11 rounded-ctl" />}
              href={`/vacancies/approve?id=${vacancy.id}`}
              name={text}
              lang={lang}
              about={vacancy.organizationName}
              days={vacancy.waitingDays}
              act={t('staff.lookOver')}
              isFirst={at === 0}
            />
          );
        })}
      </ul>
    </WaitingSection>
  );
}

/** The questions to the centre that wait longest for an answer, and how many there are. */
export function QuestionsToAnswer({ items, count }: { items: readonly WaitingQuestion[]; count: number }) {
  const t = useWords('dashboard');
  return (
    <WaitingSection
      id="questions"
      title={t('staff.questions')}
      count={count}
      href="/contactformulier/berichten"
      open={t('staff.openQuestions')}
    >
      <ul>
        {items.map(({ id, topic, senderName, start, waitingDays, holder, isHeld }, at) => (
          <WaitingRow
            key={id}
            picture={<TopicIcon topic={topic} />}
            href={`/contactformulier/berichten/${id}`}
            name={senderName}
            about={start}
            holder={<span className={isHeld ? 'font-semibold' : 'text-soft'}>{holder}</span>}
            days={waitingDays}
            act={t('staff.answer')}
            isFirst={at === 0}
          />
        ))}
      </ul>
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
