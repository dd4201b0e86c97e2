/** How strong something is that is being typed: four strokes, and always the words below them. */
const tones = {
  bad: { stroke: 'bg-badfill', words: 'text-bad' },
  warn: { stroke: 'bg-warnfill', words: 'text-warn' },
  ok: { stroke: 'bg-okfill', words: 'text-ok' },
};

type StrengthBarProps = {
  id?: string;
  /** Strokes that are filled, of four. */
  level: 0 | 1 | 2 | 3 | 4;
  tone: keyof typeof tones;
  /** 'Sterk genoeg'. Empty while there is nothing to judge. */
  text: string;
};

export function StrengthBar({ id, level, tone, text }: StrengthBarProps) {
  const { stroke, words } = tones[tone];
  return (
    <div className={text === '' ? 'sr-only' : 'mt-2 grid gap-1.5'}>
      <div aria-hidden className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((place) => (
          <span
            key={place}
            className={`h-1.5 rounded-pill border border-transparent ${place <= level ? `${stroke} forced-colors:border-[Highlight]` : 'bg-line'}`}
          />
        ))}
      </div>
      <p id={id} role="status" className={`t-sm font-semibold ${words}`}>
        {text}
      </p>
    </div>
  );
}
