import { OwnApplications } from '#app/features/applications/components/own-applications.tsx';
import type { StaffDayData } from '#app/features/dashboard/dashboard.server.ts';
import { ExpiringList } from '#app/features/dashboard/components/expiring-list.tsx';
import { Figures } from '#app/features/dashboard/components/figures.tsx';
import { Latest } from '#app/features/dashboard/components/latest.tsx';
import { useNumberWords } from '#app/features/dashboard/components/number-words.ts';
import { OrganizationQueue } from '#app/features/dashboard/components/organization-queue.tsx';
import { OrganizationStartPanel } from '#app/features/dashboard/components/organization-start.tsx';
import {
  OffersToAnswer,
  QuestionsToAnswer,
  VacanciesToCheck,
} from '#app/features/dashboard/components/to-do.tsx';
import { WaitingQueue } from '#app/features/dashboard/components/waiting-queue.tsx';
import { StaffHead } from '#app/features/dashboard/components/staff-head.tsx';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';

/** 'Veertien mensen wachten op antwoord, de langste negen dagen.' */
function useStateOfTheDay({ waiting, longestWaitingDays }: StaffDayData['figures']): string {
  const t = useWords('dashboard');
  const numberWords = useNumberWords();
  if (waiting === 0) return t('staff.nobody');
  const people = numberWords(waiting, 'first');
  if (!longestWaitingDays) return t('staff.waitsShort', { count: waiting, people });
  const days = t('staff.days', { count: longestWaitingDays, number: numberWords(longestWaitingDays) });
  return t('staff.waits', { count: waiting, people, days });
}

/** The day of who answers applications (ui.md, section 8, screen 11). */
export function StaffDay({ day }: { day: StaffDayData }) {
  const t = useWords('dashboard');
  const state = useStateOfTheDay(day.figures);
  // Until there is a vacancy the figures are noughts, and nobody can wait.
  const isAtWork = day.start === null || day.figures.waiting > 0;
  return (
    <>
      <StaffHead
        firstName={day.firstName}
        state={isAtWork ? state : undefined}
        addsVacancy={day.mayAddVacancy && isAtWork}
      />
      <div
        className={`mt-8 grid gap-x-10 gap-y-10 pb-10 ${isAtWork ? 'xl:grid-cols-[minmax(0,1fr)_16.5rem]' : 'max-w-[52rem]'}`}
      >
        <div className="grid content-start gap-10">
          {day.start && <OrganizationStartPanel start={day.start} />}
          {isAtWork && <WaitingQueue day={day} />}
          <OrganizationQueue items={day.organizations} total={day.figures.waitingOrganizations} />
          <VacanciesToCheck items={day.vacancies} count={day.figures.waitingVacancies} />
          <QuestionsToAnswer items={day.questions} count={day.figures.waitingQuestions} />
          <OffersToAnswer count={day.figures.waitingShares} />
          <ExpiringList items={day.expiring} total={day.figures.expiringVacancies} />
          {day.own.length > 0 && (
            <section aria-labelledby="own">
              <HeadingRule id="own">{t('staff.own')}</HeadingRule>
              <OwnApplications items={day.own} level={3} />
            </section>
          )}
        </div>
        {isAtWork && (
          <div className="grid content-start gap-10">
            <Figures figures={day.figures} />
            <Latest events={day.latest} />
          </div>
        )}
      </div>
    </>
  );
}
