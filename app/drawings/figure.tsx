import type { Looks } from '#app/drawings/figures.ts';

type FigureProps = { looks: Looks; x: number; y: number; scale: number };

/** One standing person, 100 wide and 208 high before scaling. */
export function Figure({ looks, x, y, scale }: FigureProps) {
  const { skin, top } = looks;
  return (
    <g transform={`translate(${Math.round(x * 10) / 10} ${y}) scale(${scale})`}>
      <path d="M34 128h14l-1 74H36ZM52 128h14l-2 74H53Z" fill="#34405a" />
      <path d="M33 200h15v8H30q0-8 3-8Zm20 0h12q4 0 5 8H53Z" fill="#2a2321" />
      <path d="M26 90C28 74 36 69 42 67c4 5 12 5 16 0 6 2 14 7 16 23l2 46H24Z" fill={top} />
      <path
        d="M72 84c8 12 10 24 8 40M28 84c-8 12-10 24-8 40"
        stroke={top}
        strokeWidth="12"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="80" cy="127" r="6" fill={skin} />
      <circle cx="20" cy="127" r="6" fill={skin} />
      <Head looks={looks} />
    </g>
  );
}

function Head({ looks }: { looks: Looks }) {
  const { skin, hair } = looks;
  return (
    <>
      <HairBehind looks={looks} />
      <path d="M42 54h16v14c0 5-16 5-16 0Z" fill={skin} />
      <ellipse cx="50" cy="43" rx="17" ry="20.5" fill={skin} />
      {looks.beard && (
        <path d="M34 46c0 14 7 19 16 19s16-5 16-19c-2 4-6 5-9 5-4-1-10-1-14 0-3 0-7-1-9-5Z" fill={hair} />
      )}
      <HairInFront looks={looks} />
      <path d="M43.5 43h.01M56.5 43h.01" stroke="#2a1b16" strokeWidth="3.4" strokeLinecap="round" />
      <path
        d="M44.5 52.5Q50 57.5 55.5 52.5"
        fill="none"
        stroke={looks.beard ? '#fff' : '#8c3b2c'}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      {looks.glasses && (
        <g fill="none" stroke="#3b2b27" strokeWidth="1.5">
          <circle cx="43" cy="43.5" r="5.2" />
          <circle cx="57" cy="43.5" r="5.2" />
          <path d="M48.2 43h3.6" />
        </g>
      )}
    </>
  );
}

const BEHIND = {
  long: 'M29 44C27 20 38 15 50 15s23 5 21 29c0 12 3 20 4 25H25c1-5 4-13 4-25Z',
  hijab: 'M27 46c-3-24 9-33 23-33s26 9 23 33c-1 14 5 22 7 30H20c2-8 8-16 7-30Z',
};
const IN_FRONT = {
  long: 'M33 40c0-12 6-18 15-19 11-1 19 6 19 19-4-3-7-8-9-12-6 6-15 10-25 12Z',
  short: 'M32 41c-3-17 6-25 18-25s21 8 18 25c-2-4-3-8-5-11-7 2-19 2-26-1-2 3-4 8-5 12Z',
  hijab:
    'M50 17c13 0 19 9 19 25 0 15-8 25-19 25S31 57 31 42c0-16 6-25 19-25Zm0 7c-10 0-14 7-14 18 0 12 6 21 14 21s14-9 14-21c0-11-4-18-14-18Z',
};

function HairBehind({ looks }: { looks: Looks }) {
  if (looks.style === 'short') return null;
  if (looks.style !== 'curly') return <path d={BEHIND[looks.style]} fill={looks.hair} />;
  return (
    <g fill={looks.hair}>
      <circle cx="34" cy="30" r="9" />
      <circle cx="66" cy="30" r="9" />
      <circle cx="42" cy="21" r="10" />
      <circle cx="58" cy="21" r="10" />
      <circle cx="32" cy="41" r="6.5" />
      <circle cx="68" cy="41" r="6.5" />
    </g>
  );
}

function HairInFront({ looks }: { looks: Looks }) {
  if (looks.style === 'curly') return null;
  return <path fillRule="evenodd" d={IN_FRONT[looks.style]} fill={looks.hair} />;
}
