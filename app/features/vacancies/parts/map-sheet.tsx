import MapIcon from 'lucide-react/icons/map';
import { useState } from 'react';
import { useWords } from '#app/i18n/words.ts';
import type { SearchData } from '#app/features/vacancies/parts/load-search.server.ts';
import { SearchMap, type Pointing } from '#app/features/vacancies/parts/search-map.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

/** Below 1024 px the map waits behind one button that stays in view. */
export function MapSheet({ data, pointing }: { data: SearchData; pointing: Pointing }) {
  const t = useWords('vacancies');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <div className="pointer-events-none fixed inset-x-0 bottom-4 layer-bar flex justify-center">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="pointer-events-auto inline-flex min-h-12 items-center gap-2.5 rounded-pill bg-solid px-6 font-semibold text-onsolid shadow-float transition-colors hover:bg-solidh [&_svg]:size-5"
        >
          <MapIcon />
          {t('search.map.show')}
        </button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('search.map.title')}
        closeLabel={t('search.map.hide')}
        size="wide"
      >
        <div className="relative -mx-4 -my-5 h-[calc(100%+2.5rem)] min-h-96 bg-tint2 sm:-mx-8 sm:-mt-2 sm:-mb-7 sm:h-[70dvh]">
          {isOpen && <SearchMap data={data} pointing={pointing} />}
        </div>
      </Dialog>
    </div>
  );
}
