import { hourOf } from '#app/features/dashboard/components/hour.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';

const firstUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function useGreeting(name: string): string {
  const t = useWords('dashboard');
  const hour = hourOf(useNow());
  if (hour >= 6 && hour < 12) return t('morning', { name });
  if (hour >= 12 && hour < 18) return t('afternoon', { name });
  return hour >= 18 ? t('evening', { name }) : t('night', { name });
}

/** A greeting, the day, and in one sentence how it stands. */
export function StaffHead({ firstName, state }: { firstName: string; state?: string | undefined }) {
  const { longDay } = useFormat();
  const day = firstUpper(longDay(useNow()));
  return (
    <>
      <h1 className="t-h1-staff">{useGreeting(firstName)}</h1>
      <p className="mt-1.5 text-soft">{state === undefined ? `${day}.` : `${day}. ${state}`}</p>
    </>
  );
}
