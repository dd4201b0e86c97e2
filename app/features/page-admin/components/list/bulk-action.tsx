import type { PageTrial } from '#app/features/page-admin/bulk.server.ts';
import type { LoadedPages } from '#app/features/page-admin/list.server.ts';
import { LostTogether } from '#app/features/page-admin/components/list/lost-together.tsx';
import { useWords } from '#app/i18n/words.ts';
import { BulkQuestion } from '#app/lists/bulk-question.tsx';

/** What is asked before a move with many pages, and what it would do. */
export function BulkAction({ dryRun, list }: { dryRun: PageTrial; list: LoadedPages }) {
  const t = useWords('page-admin');
  const { act, changed, errors } = dryRun;
  return (
    <BulkQuestion
      dryRun={dryRun}
      list={list}
      nameOf={({ title }) => title}
      t={t}
      will={t(`bulk.will.${act}`, { count: changed })}
      isDanger={act === 'delete'}
      also={<LostTogether dryRun={dryRun} />}
      error={errors['general'] ?? Object.values(errors)[0]}
    />
  );
}
