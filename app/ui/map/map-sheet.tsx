import MapIcon from 'lucide-react/icons/map';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#app/ui/dialog.tsx';

type MapSheetProps = {
  /** On the button: 'Kaart'. */
  label: string;
  title: string;
  closeLabel: string;
  /** The map; drawn only while the sheet is open. */
  children: () => ReactNode;
};

/** Where there is no room beside the list, the map waits behind one button that stays in view, and fills the screen of a phone. */
export function MapSheet({ label, title, closeLabel, children }: MapSheetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="map-button-place pointer-events-none fixed inset-x-0 layer-bar flex justify-center">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="pointer-events-auto inline-flex min-h-12 items-center gap-2.5 rounded-pill bg-solid px-6 font-semibold text-onsolid shadow-float transition-colors hover:bg-solidh [&_svg]:size-5"
        >
          <MapIcon />
          {label}
        </button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={closeLabel} size="wide">
        <div className="relative -mx-4 -my-5 h-[calc(100%+2.5rem)] min-h-96 bg-tint2 sm:-mx-8 sm:-mt-2 sm:-mb-7 sm:h-[70dvh]">
          {isOpen && children()}
        </div>
      </Dialog>
    </>
  );
}
