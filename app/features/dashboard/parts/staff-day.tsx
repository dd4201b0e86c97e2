import { OwnApplications } from '#app/features/applications/parts/own-applications.tsx';
import type { StaffDayData } from '#app/features/dashboard/parts/day.server.ts';
import { ExpiringList } from '#app/features/dashboard/parts/expiring-list.tsx';
import { Figures } from '#app/features/dashboard/parts/figures.tsx';
import { useNumberWords } from '#app/features/dashboard/parts/number-words.ts';
import { OrganizationQueue } from '#app/features/dashboard/parts/organization-queue.tsx';
import { WaitingQueue } from '#app/features/dashboard/parts/waiting-queue.tsx';
import { hourOf } from '#app/features/dashboard/parts/hour.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';

const firstUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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

function useGreeting(name: string): string {
  const t = useWords('dashboard');
  const hour = hourOf(useNow());
  if (hour >= 6 && hour < 12) return t('morning', { name });
  if (hour >= 12 && hour < 18) return t('afternoon', { name });
  return hour >= 18 ? t('evening', { name }) : t('night', { name });
}

/** The day of who answers applications (ui.md, section 8, screen 11). */
export function StaffDay({ day }: { day: StaffDayData }) {
  const t = useWords('dashboard');
  const { longDay } = useFormat();
  const now = useNow();
  const state = useStateOfTheDay(day.figures);
  return (
    <>
      <h1 className="t-h1-staff">{useGreeting(day.firstName)}</h1>
      <p className="mt-1.5 text-soft">
        {firstUpper(longDay(now))}. {state}
      </p>
      <div className="mt-8 grid pb-10 gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_16.5rem]">
        <div className="grid content-start gap-10">
          <WaitingQueue day={day} />
          <OrganizationQueue items={day.organizations} total={day.figures.waitingOrganizations} />
          <ExpiringList items={day.expiring} total={day.figures.expiringVacancies} />
          {day.own.length > 0 && (
            <section aria-labelledby="own">
              <HeadingRule id="own">{t('staff.own')}</HeadingRule>
              <OwnApplications items={day.own} level={3} />
            </section>
          )}
        </div>
        <Figures figures={day.figures} />
      </div>
    </>
  );
}
