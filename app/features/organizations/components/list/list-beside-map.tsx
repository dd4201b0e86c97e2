import { lazy, Suspense, useState } from 'react';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { useIsFrom } from '#app/ui/device.ts';
import { Link } from '#app/ui/link.tsx';
import { MapSheet } from '#app/ui/map/map-sheet.tsx';
import { Plate } from '#app/ui/plate.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { type Pointing, pointsAt } from '#app/lists/pointing.ts';
import { isNarrowed } from '#app/lists/list-choice.ts';
import type { ListedOrganization, LoadedOrganizations } from '#app/features/organizations/list.server.ts';
import { organizationList } from './organization-list.ts';
import { NoOrganizations } from './no-organizations.tsx';

const ListMap = lazy(() => import('./list-map.tsx'));

/** Numbered rows beside a map with the same numbers; everything on the map is in the list (ui.md, screen 05). */
export default function MapList({ list }: { list: LoadedOrganizations }) {
  const t = useWords('organizations');
  const isHydrated = useHydrated();
  const isWide = useIsFrom('lg');
  const [pointed, onPoint] = useState<string | null>(null);
  const pointing = { pointed, onPoint };
  const isEmpty = list.items.length === 0;
  if (isEmpty && !isNarrowed(organizationList, list.choice)) return <NoOrganizations list={list} />;
  const map = () => (
    <Suspense>
      <ListMap list={list} pointing={pointing} />
    </Suspense>
  );
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div>{isEmpty ? <NoOrganizations list={list} /> : <Rows list={list} pointing={pointing} />}</div>
      <section aria-label={t('list.map')} className="hidden lg:block lg:noscript:hidden">
        <div className="sticky top-24 h-[calc(100dvh-8rem)] max-h-[44rem] overflow-clip rounded-card border border-line bg-sunken">
          {isWide && map()}
        </div>
      </section>
      {isHydrated && (
        <div className="lg:hidden">
          <MapSheet label={t('list.showMap')} title={t('list.map')} closeLabel={t('list.hideMap')}>
            {map}
          </MapSheet>
        </div>
      )}
    </div>
  );
}

type PartProps = { list: LoadedOrganizations; pointing: Pointing };

function Rows({ list: { items }, pointing: { pointed, onPoint } }: PartProps) {
  const t = useWords('organizations');
  return (
    <ol aria-label={t('list.title')} className="border-t border-line">
      {items.map((item, at) => (
        <li
          key={item.id}
          id={`organization-${item.id}`}
          {...pointsAt(item.id, onPoint)}
          className={`group relative flex gap-4 border-b border-line px-2 py-4 transition-shadow ${
            pointed === item.id
              ? 'rounded-card bg-tint shadow-[0_0_0_2px_var(--solid)] forced-colors:outline-2 forced-colors:-outline-offset-2'
              : ''
          }`}
        >
          <span aria-hidden="true" className="mt-2.5 w-6 shrink-0 text-center font-bold tnum max-lg:hidden">
            {at + 1}
          </span>
          <Plate name={item.name} logo={item.logo} size="large" besideName />
          <Entry item={item} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ item }: { item: ListedOrganization }) {
  const { distance } = useFormat();
  const { name, activities, city, distanceKm } = item;
  const where = [city, distanceKm === null ? null : distance(distanceKm)].filter(Boolean).join(', ');
  return (
    <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <h2 className="t-h4">
        <Link
          href={`/organizations/${item.id}`}
          className="text-ink no-underline decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0 after:rounded-card"
        >
          {name}
        </Link>
      </h2>
      {activities.length > 0 && <p className="t-sm text-soft">{activities.slice(0, 3).join(', ')}</p>}
      {where && <p className="mt-0.5">{where}</p>}
    </div>
  );
}
