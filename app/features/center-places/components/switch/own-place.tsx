import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import type { Point } from '#contract/kilometres.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';

/** Old enough to be at hand at once: nobody moves far in ten minutes. */
const options: PositionOptions = { maximumAge: 600_000, timeout: 10_000 };

/** Asks the device where it is, by a press alone. What it says goes to `onFound` and nowhere else. */
export function OwnPlace({ onFound }: { onFound: (here: Point) => void }) {
  const t = useWords('center-places');
  const [state, setState] = useState<'idle' | 'asking' | 'found' | 'failed'>('idle');
  const isHydrated = useHydrated();
  const ask = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('found');
        onFound({ lat: coords.latitude, lon: coords.longitude });
      },
      () => setState('failed'),
      options,
    );
  };
  // Without script there is nobody to ask the device.
  const isOffered = !isHydrated || 'geolocation' in navigator;
  if (!isOffered) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 noscript:hidden">
      <Button
        kind="line"
        icon={<LocateFixed />}
        busy={state === 'asking'}
        busyLabel={t('switch.asking')}
        onClick={ask}
      >
        {t('switch.ownPlace')}
      </Button>
      <p role="status" className="t-sm text-soft">
        {state === 'failed' ? t('switch.failed') : t('switch.stays')}
      </p>
    </div>
  );
}
