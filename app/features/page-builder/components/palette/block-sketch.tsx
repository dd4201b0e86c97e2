import type { BlockName } from '#contract/blocks/all-blocks.ts';
import { BlockSign } from '#app/features/page-builder/components/block-look.tsx';
import { type Part, type Shape, sketches } from '#app/features/page-builder/components/palette/sketches.ts';

const looks: Record<Part, string> = {
  title: 'fill-ink',
  line: 'fill-edge',
  picture: 'fill-tint2',
  button: 'fill-solid',
  card: 'fill-surface stroke-line',
  dot: 'fill-solid',
};

/** A picture has a hill and a sun in it. */
function Scene({ shape: [, left, top, width, height] }: { shape: Shape }) {
  const foot = top + height;
  const sun = Math.min(width, height) / 8;
  return (
    <>
      <path
        className="fill-edge"
        d={`M${left} ${foot}l${width * 0.35} ${-height * 0.5}l${width * 0.25} ${height * 0.3}l${width * 0.15} ${-height * 0.15}l${width * 0.25} ${height * 0.35}z`}
      />
      <circle className="fill-solid" cx={left + width * 0.72} cy={top + height * 0.28} r={sun} />
    </>
  );
}

function Drawn({ shape }: { shape: Shape }) {
  const [part, x, y, width, height] = shape;
  const round = part === 'dot' ? width / 2 : part === 'picture' ? 0 : 2;
  return (
    <>
      <rect className={looks[part]} x={x} y={y} width={width} height={height} rx={round} />
      {part === 'picture' && <Scene shape={shape} />}
    </>
  );
}

/** Roughly how a kind of block looks, in the colours of the site; its sign where nobody drew that. */
export function BlockSketch({ type }: { type: BlockName }) {
  const shapes = sketches[type];
  if (!shapes) return <BlockSign type={type} />;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 56"
      className="aspect-12/7 w-full rounded-tag bg-sunken forced-colors:border"
    >
      {shapes.map((shape) => (
        <Drawn key={shape.join(' ')} shape={shape} />
      ))}
    </svg>
  );
}
