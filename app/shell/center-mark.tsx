import { markHouses, markLetter } from '#contract/center-mark.ts';
import { siteName, useFrame } from '#app/shell/frame.ts';

const colours = {
  surface: { house: 'fill-solid', letter: 'stroke-onsolid' },
  band: { house: 'fill-onband', letter: 'stroke-band' },
} as const;

/** The initial in a house, for a centre without a logo. Its name stands beside it, so it says nothing itself. */
export function CenterMark({ on = 'surface', className }: { on?: keyof typeof colours; className: string }) {
  const { lines, place } = markLetter(siteName(useFrame()));
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
