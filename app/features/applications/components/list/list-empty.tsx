import { HousePart } from '#app/drawings/house-part.tsx';
import { applicationList } from '#app/features/applications/components/list/list-address.ts';
import type { WorkList } from '#app/features/applications/list.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { listAddress } from '#app/lists/list-choice.ts';
import { tabsOf } from '#app/lists/list-declaration.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Link } from '#app/ui/link.tsx';

type EmptyProps = { list: Pick<WorkList, 'choice' | 'counts' | 'isStudents'> };

/** Title and text of a list in which nothing is looked for. Whose students' applications these are answers none. */
function keysOf({ choice: { tab }, counts, isStudents }: EmptyProps['list']) {
  const hasAny = Object.values(counts).some((count) => count > 0);
  if (isStudents)
    return hasAny ? (['list.noneHere'] as const) : (['list.studentsNone', 'list.studentsNoneText'] as const);
  if (!hasAny) return ['list.none', 'list.noneText'] as const;
  if (tab === 'open') return ['list.done', 'list.doneText'] as const;
  return ['list.noneHere', tab === 'decided' ? 'list.noneDecided' : 'list.noneWithdrawn'] as const;
}

/** A list without rows says why: nothing found, nothing yet, or everything done. */
export function ListEmpty({ list }: EmptyProps) {
  const t = useWords('applications');
  if (list.choice.q !== '') return <NotFound list={list} />;
  const [title, text] = keysOf(list);
  return (
    <EmptyState title={t(title)} drawing={<HousePart kind={title === 'list.done' ? 'tree' : 'door'} />}>
      {text && t(text)}
    </EmptyState>
  );
}

/** Perhaps under another tab: then that is the nearest step. */
function NotFound({ list: { choice, counts } }: EmptyProps) {
  const t = useWords('applications');
  const { number } = useFormat();
  const elsewhere = tabsOf(applicationList).filter((tab) => tab !== choice.tab && counts[tab] > 0);
  const found = elsewhere.map((tab) => ({
    href: listAddress(applicationList, choice, { tab }),
    label: t('list.elsewhere', { count: counts[tab], number: number(counts[tab]), tab: t(`tab.${tab}`) }),
  }));
  const clear = { href: listAddress(applicationList, choice, { q: '' }), label: t('list.clear') };
  return (
    <EmptyState
      title={t('list.nothing', { q: choice.q })}
      drawing={<HousePart kind="house" />}
      action={[...found, clear].map(({ href, label }) => (
        <Link key={href} href={href} className="link">
          {label}
        </Link>
      ))}
    >
      {t('list.nothingText')}
    </EmptyState>
  );
}
