import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { MouseEvent } from 'react';
import type { StripView } from '#app/features/pages/components/blocks/use-strip.ts';

type StepsProps = {
  view: StripView;
  total: number;
  words: { previous: string; next: string; position: string };
  /** Id of a part. */
  idOf: (at: number) => string;
  onLink: (to: number) => (event: MouseEvent) => void;
};

const look =
  'inline-grid size-11 place-content-center rounded-full border-ctl border-edge text-ink transition-colors hover:border-ink hover:bg-tint aria-disabled:border-line aria-disabled:text-soft [&_svg]:size-5';

/** Links, so that they lead on before the script is there; who has none sees the whole list and needs no steps. */
export function StripSteps({ view: { at, shown }, total, words, idOf, onLink }: StepsProps) {
  const steps = [
    { label: words.previous, icon: <ArrowLeft />, to: Math.max(0, at - 1), isEnd: at === 0 },
    { label: words.next, icon: <ArrowRight />, to: Math.min(total - 1, at + 1), isEnd: at + shown >= total },
  ];
  return (
    <div className="flex items-center gap-3 noscript:hidden">
      <p role="status" className="t-sm text-soft tnum">
        {words.position}
      </p>
      {steps.map(({ label, icon, to, isEnd }) => (
        <a
          key={label}
          href={`#${idOf(to)}`}
          aria-label={label}
          aria-disabled={isEnd || undefined}
          onClick={onLink(to)}
          className={look}
        >
          {icon}
        </a>
      ))}
    </div>
  );
}
