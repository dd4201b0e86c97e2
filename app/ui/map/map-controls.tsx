import Maximize2 from 'lucide-react/icons/maximize-2';
import Minimize2 from 'lucide-react/icons/minimize-2';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type RefObject, useEffect, useState } from 'react';
import type { MapEngine, View } from '#app/ui/map/map-engine.ts';
import type { MapArea } from '#contract/map-area.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Link } from '#app/ui/link.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { mapWords } from '#app/ui/words/map.ts';

const floating =
  'inline-flex min-h-11 items-center rounded-ctl border-ctl border-edge bg-surface px-4 t-sm font-semibold text-ink no-underline shadow-float transition-colors hover:bg-tint2';

type MapControlsProps = {
  engine: MapEngine | undefined;
  view: View | undefined;
  /** Address of the same page for what lies in this area; left out where nothing is searched. */
  areaHref?: (area: MapArea) => string;
  /** Address of the same page for everywhere, while an area is searched in. */
  allHref?: string | undefined;
  /** What fills the screen. */
  box: RefObject<HTMLElement | null>;
};

/** Over the map: search where one has gone to, back to all there is, and zoom. */
export function MapControls({ engine, view, areaHref, allHref, box }: MapControlsProps) {
  const words = useOwnWords(mapWords);
  const isMoved = view?.isMoved === true;
  return (
    <>
      <div className="absolute top-3 right-18 left-3 layer-bar flex flex-wrap items-start gap-2">
        {isMoved && areaHref && (
          <Link href={areaHref(view.inSight)} className={floating}>
            {words.searchHere}
          </Link>
        )}
        {allHref ? (
          <Link href={allHref} className={floating}>
            {words.showAll}
          </Link>
        ) : (
          isMoved && (
            <button type="button" className={floating} onClick={() => engine?.showAll()}>
              {words.showAll}
            </button>
          )
        )}
      </div>
      <div className="absolute top-3 right-3 layer-bar flex flex-col gap-3">
        <FullScreen box={box} />
        <div className="flex flex-col overflow-hidden rounded-ctl bg-surface shadow-float">
          <IconButton label={words.zoomIn} icon={<Plus />} onClick={() => engine?.zoom(1)} />
          <IconButton label={words.zoomOut} icon={<Minus />} onClick={() => engine?.zoom(-1)} />
        </div>
      </div>
    </>
  );
}

/** Where the browser can do it; on a phone the map fills the screen already. */
function FullScreen({ box }: Pick<MapControlsProps, 'box'>) {
  const words = useOwnWords(mapWords);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : box.current?.requestFullscreen())?.catch(() => {});
  return (
    <div className="overflow-hidden rounded-ctl bg-surface shadow-float max-lg:hidden">
      <IconButton
        label={isFull ? words.leaveFullScreen : words.fullScreen}
        icon={isFull ? <Minimize2 /> : <Maximize2 />}
        onClick={toggle}
      />
    </div>
  );
}
