import { useState } from 'react';
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

type Typed = { target: { value: string } };

/** Looks for one in what is typed: when its field is left, and from then on as it is mended. */
export function usePrivateNumber() {
  const [found, setFound] = useState<PrivateNumber | null>(null);
  const look = ({ target }: Typed) => setFound(privateNumberIn(target.value));
  return { found, left: look, changed: (event: Typed) => found !== null && look(event) };
}

/** Under a field: a warning that keeps nobody from going on. */
export function PrivateNumberNote({ found }: { found: PrivateNumber | null }) {
  const words = useOwnWords(privateNumberWords);
  return (
    <p role="status" className="mt-1 t-sm font-semibold empty:hidden">
      {found !== null && words[found]}
    </p>
  );
}
