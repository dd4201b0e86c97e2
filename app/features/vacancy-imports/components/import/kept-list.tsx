import { importAddress } from '#app/features/vacancy-imports/components/import/import-address.ts';
import type { KeptImports } from '#app/features/vacancy-imports/import.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { addressOf, pagePairs } from '#app/shell/list-address.ts';
import { ListPages } from '#app/shell/list-pages.tsx';
import { Row } from '#app/ui/row.tsx';

type Kept = KeptImports['items'][number];

/** Files that were sent already, each leading to where it is. Nothing where there is none. */
export function KeptList({ kept: { items, pagination, size, sizes } }: { kept: KeptImports }) {
  const t = useWords('vacancy-imports');
  if (pagination.records === 0) return null;
  return (
    <section className="max-w-[45rem]">
      <h2 className="mb-1 t-h3">{t('kept.title')}</h2>
      <p className="mb-3 text-soft">{t('kept.lead')}</p>
      <ul>
        {items.map((one) => (
          <KeptRow key={one.id} kept={one} />
        ))}
      </ul>
      <div className="mt-6">
        <ListPages
          label={t('kept.pages')}
          pagination={pagination}
          size={size}
          sizes={sizes}
          addressWith={({ page = 1, size: wanted = size }) =>
            addressOf(importAddress(), pagePairs(page, wanted, sizes[0]))
          }
        />
      </div>
    </section>
  );
}

/** Its file, who sent it when, how it stands and what became of it. */
function KeptRow({ kept }: { kept: Kept }) {
  const t = useWords('vacancy-imports');
  const { number, date } = useFormat();
  const { id, fileName, ownerName, status, createdAt, rowCount, progress } = kept;
  const counts = [
    ['added', kept.added],
    ['changed', kept.changed],
    ['refused', kept.refused],
  ] as const;
  const became = counts.map(([name, count]) => t(`kept.${name}`, { number: number(count ?? 0) })).join(', ');
  return (
    <Row
      title={fileName}
      href={importAddress({ id })}
      side={<span className="font-semibold">{t(`kept.states.${status}`)}</span>}
    >
      <p>{t('kept.sent', { name: ownerName, day: date(createdAt) })}</p>
      {status === 'running' && <p>{t('running.of', { done: number(progress), total: number(rowCount) })}</p>}
      {status === 'done' && <p>{became}</p>}
    </Row>
  );
}
