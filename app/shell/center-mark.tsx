import { markHouses, markLetter } from '#contract/center-mark.ts';
import { siteName, useFrame } from '#app/shell/frame.ts';

const colours = {
  surface: { house: 'fill-solid', letter: 'stroke-onsolid' },
  band: { house: 'fill-onband', letter: 'stroke-band' },
} as const;

interface CenterMarkProps {
  on?: keyof typeof colours;
  /** Of the centre; of this site without one. */
  name?: string;
  className: string;
}

/** The initial in a house, for a centre without a logo. Its name stands beside it, so it says nothing itself. */
export function CenterMark({ on = 'surface', name, className }: CenterMarkProps) {
  const own = siteName(useFrame());
  const { lines, place } = markLetter(name ?? own);
  const { house, letter } = colours[on];
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={`shrink-0 ${className}`}>
      <path className={`only-round ${house}`} d={markHouses.rounded} />
      <path className={`only-straight ${house}`} d={markHouses.straight} />
      <path
        className={letter}
        transform={place}
        d={lines}
        fill="none"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
