import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useId, useRef, useState } from 'react';
import { privateNumberIn, type PrivateNumber } from '#contract/private-numbers.ts';
import { ownWords, useOwnWords } from '#app/ui/words/own-words.ts';

const privateNumberWords = ownWords(
  {
    bsn: 'Dit lijkt op een burgerservicenummer. Dat hoeft niemand hier te weten: haal het liever weg.',
    iban: 'Dit lijkt op een rekeningnummer. Is er niet om gevraagd? Haal het dan liever weg.',
  },
  {
    bsn: 'This looks like a citizen service number (BSN). Nobody needs it here: better take it out.',
    iban: 'This looks like a bank account number. Were you not asked for it? Better take it out.',
  },
);

/** After so many milliseconds without another sign somebody has typed it. */
const pause = 800;

/** What stands below a field must not move under a press: it would fall beside what it was for. */
function onceReleased(work: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', () => setTimeout(work), { once: true });
  else work();
}

/** Looks for one in what is typed, what stood there before script came, and what a draft put back; `id` is of the control. */
export function usePrivateNumber(id: string, isOn = true) {
  const [found, setFound] = useState<PrivateNumber | null>(null);
  const noteId = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = () => {
    clearTimeout(timer.current);
    const control = document.getElementById(id);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      onceReleased(() => setFound(privateNumberIn(control.value)));
  };
  const soon = () => {
    clearTimeout(timer.current);
    if (isOn) timer.current = setTimeout(look, found === null ? pause : 0);
  };
  useEffect(() => {
    if (isOn) timer.current = setTimeout(look, pause);
    return () => clearTimeout(timer.current);
    // Once, for what stands there already.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {
    note: { id: noteId, found },
    /** For the control, with what else describes it. */
    describedBy: (other: string | undefined) =>
      found === null ? other : [other, noteId].filter(Boolean).join(' '),
    left: () => isOn && look(),
    changed: soon,
    forget: () => setFound(null),
  };
}

/** Under a field: a warning that keeps nobody from going on. */
export function PrivateNumberNote({ id, found }: ReturnType<typeof usePrivateNumber>['note']) {
  const words = useOwnWords(privateNumberWords);
  return (
    <p
      id={id}
      role="status"
      className="flex items-start gap-1.5 t-sm font-semibold wrap-anywhere not-empty:mt-1 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0"
    >
      {found !== null && (
        <>
          <TriangleAlert aria-hidden />
          {words[found]}
        </>
      )}
    </p>
  );
}
