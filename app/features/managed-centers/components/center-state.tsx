/** Whether a centre is open, and the way to the other. What stops is said before it is closed. */
import { useId } from 'react';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';

const Act = actFormOf<'close' | 'reopen'>();
const Press = actButtonOf<'close' | 'reopen'>();

interface CenterStateProps {
  center: {
    closedAt: string | null;
    isHere: boolean;
    vacancies: number | null;
    people: number | null;
    can: { close: boolean; reopen: boolean };
  };
}

export function CenterState({ center: { closedAt, isHere, vacancies, people, can } }: CenterStateProps) {
  const t = useWords('managed-centers');
  const { date } = useFormat();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="t-h4">
        {t('act.title')}
      </h2>
      {isHere && <p className="text-soft">{t('act.here')}</p>}
      {closedAt && <p>{t('act.closedSince', { day: date(closedAt) })}</p>}
      {can.reopen && (
        <Act act="reopen">
          <Press kind="solid">{t('act.reopen')}</Press>
        </Act>
      )}
      {can.close && (
        <Disclosure summary={t('act.close')} isQuiet>
          <Act act="close">
            <p>{t('act.closeText')}</p>
            <Touched vacancies={vacancies ?? 0} people={people ?? 0} />
            <p className="my-3">{t('act.kept')}</p>
            <Press kind="danger">{t('act.close')}</Press>
          </Act>
        </Disclosure>
      )}
    </section>
  );
}

/** What closing takes away; nothing is said of what it has none of. */
function Touched({ vacancies, people }: { vacancies: number; people: number }) {
  const t = useWords('managed-centers');
  if (vacancies + people === 0) return null;
  return (
    <ul className="mt-3 list-disc ps-5">
      {vacancies > 0 && <li>{t('act.vacancies', { count: vacancies })}</li>}
      {people > 0 && <li>{t('act.people', { count: people })}</li>}
    </ul>
  );
}
