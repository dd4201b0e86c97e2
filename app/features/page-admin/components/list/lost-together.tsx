import type { PageTrial } from '#app/features/page-admin/bulk.server.ts';
import { useWords } from '#app/i18n/words.ts';

/** What would lead nowhere without these pages: of each in which menus it stands, and how many pages lead to it. */
export function LostTogether({ dryRun: { uses, report } }: { dryRun: PageTrial }) {
  const t = useWords('page-admin');
  if (uses.length === 0) return null;
  const names = new Map(report?.map(({ id, name }) => [id, name]));
  return (
    <>
      <p className="mt-3">{t('uses.titleMany')}</p>
      <ul className="mt-1 max-h-64 list-disc overflow-y-auto pl-5">
        {uses.map(({ id, menus, pages }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            {`${names.get(id) ?? ''}: `}
            <span className="text-soft">
              {[
                ...menus.map((menu) => t(`usedIn.${menu}`)),
                ...(pages > 0 ? [t('usedIn.pages', { count: pages })] : []),
              ].join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
