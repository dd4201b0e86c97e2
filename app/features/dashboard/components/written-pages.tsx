import { badgeOf } from '#app/features/page-admin/components/page-state.ts';
import type { WrittenPage } from '#app/features/dashboard/dashboard.server.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breakable } from '#app/ui/breakable.tsx';
import { Link } from '#app/ui/link.tsx';

/** Pages in rows that lead to where they are written: how each stands, and who changed it when. */
export function WrittenPages({ pages }: { pages: readonly WrittenPage[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <Row key={page.id} page={page} />
      ))}
    </ul>
  );
}

function Row({ page }: { page: WrittenPage }) {
  const t = useWords('dashboard');
  const { relativeTime } = useFormat();
  const when = relativeTime(page.updatedAt, useNow());
  return (
    <li className="group relative flex flex-wrap items-center gap-x-3.5 gap-y-1 border-b border-line py-3 hover:bg-tint">
      <div className="min-w-0 flex-[1_1_12rem]">
        <Link
          href={`/content/${page.id}/edit`}
          lang={page.lang ?? undefined}
          className="font-semibold text-ink no-underline decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0"
        >
          <Breakable>{page.title}</Breakable>
        </Link>
        <p className="t-sm text-soft">
          {page.language !== null && `${page.language}, `}
          <time dateTime={page.updatedAt}>
            {page.updatedByName === null ? when : t('writer.changedBy', { name: page.updatedByName, when })}
          </time>
        </p>
      </div>
      <Badge kind={badgeOf[page.state]}>{page.stateName}</Badge>
    </li>
  );
}
