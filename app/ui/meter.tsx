type MeterProps = {
  label: string;
  /** 0 to 1. */
  value: number;
  /** How far it is, in words or a number: '3 van de 5 stappen'. */
  text: string;
  /** Something under way ('progress') rather than how full something is. */
  kind?: 'meter' | 'progress';
  /** The label stands beside it already. */
  isLabelHidden?: boolean;
};

/** How full a profile is, or how far an import: always with the number in words. */
export function Meter({ label, value, text, kind = 'meter', isLabelHidden }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className="grid gap-2">
      <div aria-hidden="true" className="flex flex-wrap justify-between gap-x-4 t-sm">
        <span className={`font-semibold ${isLabelHidden ? 'invisible' : ''}`}>{label}</span>
        <span className="text-soft tnum">{text}</span>
      </div>
      <div
        role={kind === 'meter' ? 'meter' : 'progressbar'}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="h-2.5 overflow-hidden rounded-pill border border-transparent bg-line forced-colors:border-[CanvasText]"
      >
        <div
          className="h-full rounded-pill bg-solid transition-[width] forced-colors:bg-[Highlight]"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
