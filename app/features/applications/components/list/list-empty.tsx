import { HousePart } from '#app/drawings/house-part.tsx';
import { applicationList } from '#app/features/applications/components/list/list-address.ts';
import type { WorkList } from '#app/features/applications/list.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { listAddress, tabsOf } from '#app/lists/list-declaration.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Link } from '#app/ui/link.tsx';

/** A list without rows says why: nothing found, nothing yet, or everything done. */
export function ListEmpty({ list }: { list: Pick<WorkList, 'choice' | 'counts' | 'isStudents'> }) {
  const t = useWords('applications');
  const { choice, counts } = list;
  if (choice.q !== '') return <NotFound list={list} />;
  const hasAny = Object.values(counts).some((count) => count > 0);
  if (list.isStudents) return <NoStudents hasAny={hasAny} />;
  if (!hasAny)
    return (
      <EmptyState title={t('list.none')} drawing={<HousePart kind="door" />}>
        {t('list.noneText')}
      </EmptyState>
    );
  if (choice.tab === 'open')
    return (
      <EmptyState title={t('list.done')} drawing={<HousePart kind="tree" />}>
        {t('list.doneText')}
      </EmptyState>
    );
  return (
    <EmptyState title={t('list.noneHere')} drawing={<HousePart kind="door" />}>
      {t(choice.tab === 'decided' ? 'list.noneDecided' : 'list.noneWithdrawn')}
    </EmptyState>
  );
}

/** Whose students' applications these are answers none. */
function NoStudents({ hasAny }: { hasAny: boolean }) {
  const t = useWords('applications');
  return (
    <EmptyState title={t(hasAny ? 'list.noneHere' : 'list.studentsNone')} drawing={<HousePart kind="door" />}>
      {hasAny ? undefined : t('list.studentsNoneText')}
    </EmptyState>
  );
}

/** Perhaps under another tab: then that is the nearest step. */
function NotFound({ list: { choice, counts } }: { list: Pick<WorkList, 'choice' | 'counts'> }) {
  const t = useWords('applications');
  const { number } = useFormat();
  const elsewhere = tabsOf(applicationList).filter((state) => state !== choice.tab && counts[state] > 0);
  return (
    <EmptyState
      title={t('list.nothing', { q: choice.q })}
      drawing={<HousePart kind="house" />}
      action={
        <>
          {elsewhere.map((state) => (
            <Link key={state} href={listAddress(applicationList, choice, { tab: state })} className="link">
              {t('list.elsewhere', {
                count: counts[state],
                number: number(counts[state]),
                tab: t(`tab.${state}`),
              })}
            </Link>
          ))}
          <Link href={listAddress(applicationList, choice, { q: '' })} className="link">
            {t('list.clear')}
          </Link>
        </>
      }
    >
      {t('list.nothingText')}
    </EmptyState>
  );
}
