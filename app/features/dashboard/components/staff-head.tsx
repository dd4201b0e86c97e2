import Plus from 'lucide-react/icons/plus';
import { hourOf } from '#app/features/dashboard/components/hour.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';

const firstUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function useGreeting(name: string): string {
  const t = useWords('dashboard');
  const hour = hourOf(useNow());
  if (hour >= 6 && hour < 12) return t('morning', { name });
  if (hour >= 12 && hour < 18) return t('afternoon', { name });
  return hour >= 18 ? t('evening', { name }) : t('night', { name });
}

/** A greeting, the day, and in one sentence how it stands. */
export function StaffHead({
  firstName,
  state,
  addsVacancy,
}: {
  firstName: string;
  state?: string | undefined;
  /** The reader adds vacancies; before the first one the way there is told with the rest. */
  addsVacancy?: boolean;
}) {
  const t = useWords('dashboard');
  const { longDay } = useFormat();
  const day = firstUpper(longDay(useNow()));
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div>
        <h1 className="t-h1-staff">{useGreeting(firstName)}</h1>
        <p className="mt-1.5 text-soft">{state === undefined ? `${day}.` : `${day}. ${state}`}</p>
      </div>
      {addsVacancy && (
        <ButtonLink href="/vacancies/add" kind="line" icon={<Plus />}>
          {t('staff.addVacancy')}
        </ButtonLink>
      )}
    </div>
  );
}
