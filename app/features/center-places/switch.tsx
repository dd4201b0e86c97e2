/** The list of centres (ui.md, section 8, screen 28): picking one goes to its own site. */
import { useState } from 'react';
import { Form } from 'react-router';
import type { Route } from './+types/switch.ts';
import type { Point } from '#contract/kilometres.ts';
import { textLimits } from '#contract/text-limits.ts';
import { pageContext } from '#app/api/page-context.ts';
import { useWords } from '#app/i18n/words.ts';
import {
  type CenterToChoose,
  grouped,
  named,
  nearbyKilometres,
  seenFrom,
} from '#app/features/center-places/components/switch/centers.ts';
import { CenterList } from '#app/features/center-places/components/switch/center-list.tsx';
import {
  PlaceMissing,
  SwitchFoot,
  SwitchHead,
} from '#app/features/center-places/components/switch/around.tsx';
import { OwnPlace } from '#app/features/center-places/components/switch/own-place.tsx';
import { loadCenters } from '#app/features/center-places/switch.server.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

export const reads: ScreenReads = { near: 'words', from: 'words' };

export const loader = ({ context, url }: Route.LoaderArgs) => loadCenters(context.get(pageContext), url);

type Loaded = Route.ComponentProps['loaderData'];

/** Words that are sent, and those that are typed since. */
interface Searched {
  typed: string;
  here: Point | null;
}

/** A name is looked for among all; a place that was sent orders them, unless centres are called so. */
function chosen({ centers, near, place }: Loaded, { typed, here }: Searched): CenterToChoose[] {
  const seen = here ? seenFrom(centers, here) : centers;
  const isPlace = typed.trim() === near && place !== null;
  return isPlace ? seen : named(seen, typed);
}

type SearchProps = {
  data: Loaded;
  typed: string;
  onType: (typed: string) => void;
  onFound: (here: Point) => void;
};

function Search({ data: { from }, typed, onType, onFound }: SearchProps) {
  const t = useWords('center-places');
  const path = usePath();
  return (
    <div className="mt-8 grid gap-3">
      <Form action={path('/switch')} role="search" className="flex flex-wrap items-end gap-3">
        {from && <input type="hidden" name="from" value={from} />}
        <div className="min-w-0 grow basis-48">
          <SearchField
            name="near"
            size="large"
            label={t('switch.search')}
            maxLength={textLimits.place}
            value={typed}
            onChange={onType}
          />
        </div>
        <Button type="submit" kind="line" size="large">
          {t('switch.find')}
        </Button>
      </Form>
      <OwnPlace onFound={onFound} />
    </div>
  );
}

/** Nobody is left with an empty page: a place without a centre of its name can still be looked up. */
function Nothing({ typed }: { typed: string }) {
  const t = useWords('center-places');
  return (
    <p className="mt-10 border-y border-line py-6">
      <strong className="block">{t('switch.none', { typed })}</strong>
      {t('switch.noneHint')}
    </p>
  );
}

export default function Switch({ loaderData: data }: Route.ComponentProps) {
  const t = useWords('center-places');
  const [typed, setTyped] = useState(data.near);
  const [here, setHere] = useState<Point | null>(null);
  const shown = chosen(data, { typed, here });
  const { nearby, others } = grouped(shown);
  const hasDistances = shown.some(({ kilometres }) => kilometres !== null);
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <SwitchHead />
      <div className="mx-auto w-full max-w-218 grow px-4 py-10 sm:px-6 lg:py-14">
        <h1 className="t-h1">{t('switch.title')}</h1>
        <p className="mt-3 t-lead">{t('switch.lead')}</p>
        <Search data={data} typed={typed} onType={setTyped} onFound={setHere} />
        <p role="status" className="sr-only">
          {t('switch.found', { count: shown.length })}
        </p>
        {shown.length === 0 && <Nothing typed={typed} />}
        <CenterList
          title={here || !data.place ? t('switch.nearby') : t('switch.nearbyPlace', { place: data.place })}
          side={t('switch.within', { count: nearby.length, kilometres: nearbyKilometres })}
          centers={nearby}
        />
        <CenterList
          title={nearby.length > 0 ? t('switch.farther') : t('switch.all')}
          side={t(hasDistances ? 'switch.byDistance' : 'switch.byName', { count: others.length })}
          centers={others}
        />
        <PlaceMissing />
      </div>
      <SwitchFoot isOpen={data.isOpen} />
    </div>
  );
}
