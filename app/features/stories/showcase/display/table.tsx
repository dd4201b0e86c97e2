import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Archive from 'lucide-react/icons/archive';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { HousePart } from '#app/drawings/house-part.tsx';
import { actFormOf } from '#app/forms/act-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import { FilterChips } from '#app/ui/table/filter-chips.tsx';
import { SavedFilters } from '#app/ui/table/saved-filters.tsx';
import { useSelection } from '#app/ui/table/use-selection.ts';
import { Pagination } from '#app/ui/pagination.tsx';
import { PerPage } from '#app/ui/per-page.tsx';
import { RowMenu } from '#app/features/stories/components/table-row-menu.tsx';
import { useColumns } from '#app/features/stories/components/table-columns.tsx';
import { tableSample, type Row } from '#app/features/stories/components/table-sample.tsx';

const Act = actFormOf();

function DryRun({ count, close }: { count: number; close: () => void }) {
  const sample = useSample(tableSample);
  return (
    <div className="space-y-4">
      <h3 className="t-h4">{sample.extendTitle(count)}</h3>
      <div className="rounded-ctl bg-sunken p-4 t-sm">
        <p className="font-semibold">{sample.dryRun}</p>
        <p>{sample.willExtend(count)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={close}>{sample.extendNow(count)}</Button>
        <Button kind="ghost" onClick={close}>
          {sample.cancel}
        </Button>
      </div>
    </div>
  );
}

function Full() {
  const sample = useSample(tableSample);
  const isLong = useIsLong();
  const { pathname, search } = useLocation();
  const sort = new URLSearchParams(search).get('sort') ?? 'expires';
  const [archived, setArchived] = useState<readonly string[]>([]);
  const kept = sample.rows(isLong).filter(({ id }) => !archived.includes(id));
  const rows = kept.toSorted((a, b) => {
    const by = sort.replace('-', '');
    const order =
      by === 'title'
        ? a.title.localeCompare(b.title)
        : by === 'replies'
          ? a.replies - b.replies
          : a.day - b.day;
    return sort.startsWith('-') ? -order : order;
  });
  const selection = useSelection(rows, 214);
  return (
    <DataTable
      label={sample.vacancies}
      rows={rows}
      {...useColumns()}
      selection={selection}
      bulk={{
        Form: Act,
        name: 'ids',
        action: pathname,
        actions: [
          {
            key: 'extend',
            label: sample.extend,
            icon: <CalendarPlus />,
            panel: (close) => <DryRun count={selection.count} close={close} />,
          },
          {
            key: 'archive',
            label: sample.archive,
            icon: <Archive />,
            onPress: () => selection.step({ kind: 'none' }),
          },
        ],
      }}
      menu={(row) => <RowMenu row={row} onArchive={() => setArchived([...archived, row.id])} />}
      footer={
        <Pagination
          label={sample.pages}
          page={1}
          pages={9}
          hrefFor={(page) => `${pathname}?page=${page}`}
          pageName={(page) => `${sample.page} ${page}`}
          previous={sample.previous}
          next={sample.next}
        >
          <PerPage sizes={[25, 50, 100]} value={25} name="per" action={pathname} kept={[]} />
        </Pagination>
      }
    />
  );
}

function Filters() {
  const sample = useSample(tableSample);
  const { pathname } = useLocation();
  const [filters, setFilters] = useState(() =>
    sample.filters.map((one) => ({ ...one, href: `${pathname}#${one.id ?? 'all'}` })),
  );
  const [differs, setDiffers] = useState(true);
  const changes = {
    save: async (name: string) => {
      if (filters.some(({ label }) => label === name)) return sample.taken;
      const before = filters.map((one) => ({ ...one, current: false }));
      setFilters([
        ...before,
        { id: name, label: name, count: '3', current: true, href: `${pathname}#${name}` },
      ]);
      setDiffers(false);
      return undefined;
    },
    rename: async (id: string, name: string) => {
      setFilters(filters.map((one) => (one.id === id ? { ...one, label: name } : one)));
      return undefined;
    },
    remove: async (id: string) => {
      setFilters(filters.filter((one) => one.id !== id));
      setDiffers(true);
      return undefined;
    },
  };
  return (
    <>
      <SavedFilters label={sample.saved} filters={filters} differs={differs} changes={changes} />
      <FilterChips filters={sample.chips.map((label) => ({ label, href: pathname }))} clearHref={pathname} />
    </>
  );
}

export default function TableStory() {
  const sample = useSample(tableSample);
  const shape = useColumns();
  const none = { label: sample.vacancies, rows: [] as Row[], ...shape };
  return (
    <div className="staff contents">
      <Part title="Saved filters, chips">
        <Filters />
      </Part>
      <Part title="Rows, sort, choose, pages">
        <Full />
      </Part>
      <Part title="Loading">
        <DataTable {...none} isLoading />
      </Part>
      <Part title="Empty">
        <DataTable
          {...none}
          empty={
            <EmptyState
              level={3}
              title={sample.empty}
              drawing={<HousePart kind="door" />}
              action={<Button>{sample.add}</Button>}
            />
          }
        />
      </Part>
      <Part title="Nothing found">
        <DataTable
          {...none}
          empty={
            <EmptyState
              level={3}
              title={sample.nothing}
              action={<Button kind="line">{sample.wider}</Button>}
            />
          }
        />
      </Part>
      <Part title="Failed">
        <DataTable
          {...none}
          failure={
            <Notice
              kind="danger"
              title={sample.failed}
              action={<Button kind="line">{sample.again}</Button>}
            />
          }
        />
      </Part>
    </div>
  );
}
