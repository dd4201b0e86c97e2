import type { CSSProperties } from 'react';
import { Figure } from '#app/drawings/figure.tsx';
import { FIGURES, type FigureName } from '#app/drawings/figures.ts';
import { type House, type Tree, streetPlan } from '#app/drawings/street-plan.ts';

type StreetProps = {
  width?: number;
  height?: number;
  /** Of the centre, by `streetSeed`: each has a street of its own. */
  seed?: number;
  people?: boolean;
  water?: boolean;
  /** Size and place only, such as 'h-56 w-full'; colours come from the centre. */
  className?: string;
};

const PEOPLE: FigureName[] = ['sanne', 'yusuf', 'ria', 'kwame', 'amina', 'piet', 'lotte'];
/** Where people stand, as a share of the width; speech bubbles point at some of these places. */
const PLACES = [0.12, 0.165, 0.37, 0.56, 0.6, 0.83, 0.86] as const;
/** From where a person is drawn to their middle, as a share of the width of a hero's street. */
const TO_MIDDLE = 21 / 1440;
/** Whom a speech bubble points at: as a share of the width of the street, from its middle. */
export const speakerAt = (place: (typeof PLACES)[number]): number => place + TO_MIDDLE - 0.5;

/** Who stands where; as the step differs as well, other people stand together in another street. */
const walkers = (seed: number) =>
  PLACES.map((share, at) => [PEOPLE[(at * ((seed % 3) + 1) + seed) % PEOPLE.length]!, share] as const);

/** A frame of this shape, its width as so many times its height, shows somebody who stands at `x` from one hand to the other. */
function needs(x: number, width: number, height: number): number {
  const [left, right] = [x + 5, x + 37];
  return (2 * Math.max(width / 2 - left, right - width / 2)) / height;
}

/** The signature of the product (ui.md section 1): hero, sign-in, error page and mails, nowhere else. */
export function Street({
  width = 1440,
  height = 230,
  seed = 0,
  people = true,
  water = true,
  className = 'w-full',
}: StreetProps) {
  const base = height - 34;
  return (
    <div className={`street-frame ${className}`}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMax slice"
        className="street size-full"
        aria-hidden="true"
        focusable="false"
      >
        {streetPlan(width, base, seed).map((part) =>
          part.kind === 'tree' ? (
            <TreeDrawing key={part.x} tree={part} base={base} />
          ) : (
            <HouseDrawing key={part.x} house={part} base={base} />
          ),
        )}
        {water && <rect y={base + 8} width={width} height={height - base - 8} fill="var(--stwater)" />}
        {water && (
          <path d={waves(width, base)} stroke="var(--stwave)" strokeWidth="2.5" strokeLinecap="round" />
        )}
        <rect y={base} width={width} height="8" fill="var(--stquay)" />
        {people &&
          walkers(seed)
            .filter(([, share]) => share * width > 30)
            .map(([name, share]) => (
              <g
                key={name}
                className="walker"
                style={{ '--needs': needs(width * share, width, height) } as CSSProperties}
              >
                <Figure looks={FIGURES[name]} x={width * share} y={base - 86} scale={0.415} />
              </g>
            ))}
      </svg>
    </div>
  );
}

function HouseDrawing({ house, base }: { house: House; base: number }) {
  return (
    <g>
      <path className="only-round" d={house.rounded} fill={house.colour} />
      <path className="only-straight" d={house.straight} fill={house.colour} />
      {house.panes.map((pane) => (
        <rect
          key={`${pane.x} ${pane.y}`}
          className={pane.lit ? 'pane lit' : 'pane'}
          x={pane.x}
          y={pane.y}
          width="14"
          height="19"
        />
      ))}
      {/* The door reaches below the quay, which hides its lower corners: one rectangle serves both shapes. */}
      <rect className="door" x={house.doorX} y={base - 30} width="18" height="38" />
    </g>
  );
}

function TreeDrawing({ tree, base }: { tree: Tree; base: number }) {
  return (
    <g transform={`translate(${tree.x} ${base - 46})`}>
      <path d="M-4 0h8l2 46h-12Z" fill="var(--sttrunk)" />
      <circle cy="-22" r="34" fill="var(--sttree)" />
      <circle cx="-20" cy="-4" r="20" fill="var(--sttree2)" />
      <circle cx="20" cy="-2" r="22" fill="var(--sttree)" />
    </g>
  );
}

function waves(width: number, base: number): string {
  return Array.from({ length: Math.floor(width / 90) }, (_, at) => {
    const x = at * 90;
    return `M${x + 20 + (at % 2) * 20} ${base + 20}h26M${x + 60} ${base + 28}h16`;
  }).join('');
}
