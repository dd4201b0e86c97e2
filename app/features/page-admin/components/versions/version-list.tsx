import type { LoadedVersions } from '#app/features/page-admin/versions.server.ts';
import { useWhen } from '#app/features/page-admin/components/versions/use-when.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

interface VersionListProps extends Pick<LoadedVersions, 'page' | 'versions'> {
  chosenId: string | undefined;
}

/** The newest first, each with who and when. */
export function VersionList({ page, versions, chosenId }: VersionListProps) {
  const t = useWords('page-admin');
  const whenOf = useWhen();
  return (
    <nav aria-label={t('versions.list')}>
      <ol className="overflow-clip rounded-card border border-line bg-surface">
        {versions.map(({ id, kind, authorName, updatedAt }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <Link
              href={`/content/${page.id}/versions?version=${id}`}
              aria-current={id === chosenId ? 'true' : undefined}
              className="focus-inset block px-4 py-3 text-ink no-underline hover:bg-tint aria-[current]:bg-tint2"
            >
              <span className="block font-semibold">
                <span className="sr-only">{`${t('versions.look', { when: whenOf(updatedAt) })}, `}</span>
                <time dateTime={updatedAt} aria-hidden="true">
                  {whenOf(updatedAt)}
                </time>
              </span>
              <span className="block t-sm text-soft">
                {t(`versions.kind.${kind}`)}{' '}
                {authorName === null ? t('versions.nobody') : t('versions.by', { name: authorName })}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
