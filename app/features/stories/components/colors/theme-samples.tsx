/** Fonts, sizes, corners and shadows of the theme. */
import { fonts } from '#contract/theme.ts';
import { useSample } from '#app/features/stories/components/story.tsx';
import { number } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/words.ts';
import { typeface } from '#app/theme/typefaces.ts';

const samples = {
  nl: {
    title: 'Wie maak jij deze week blij?',
    text: 'Help op dinsdag mee in de keuken van het buurthuis, van 9.30 tot 12.00 uur.',
  },
  en: {
    title: 'Whose day will you make this week?',
    text: 'Help in the community kitchen on Tuesday, from 9.30 to 12.00.',
  },
};

export function Fonts() {
  const { title, text } = useSample(samples);
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      {fonts.map((name) => {
        const { stack, headingWeight, tracking } = typeface(name);
        return (
          <li key={name} className="min-w-0">
            <p className="t-sm text-soft">{name}</p>
            <p className="t-h3" style={{ fontFamily: stack, fontWeight: headingWeight }}>
              {title}
            </p>
            <p style={{ fontFamily: stack, letterSpacing: tracking }}>
              {text} <b className="tnum">{number(locale, 1208)}</b> <i>{title}</i>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const sizes = ['t-display', 't-h1', 't-h2', 't-h3', 't-h4', 't-lead', 't-body', 't-sm', 't-xs'];

export function TypeScale() {
  const { title } = useSample(samples);
  return (
    <dl className="grid gap-4">
      {sizes.map((size) => (
        <div key={size}>
          <dt className="t-sm text-soft">{size}</dt>
          <dd className={`${size} ${/-(display|h\d)$/.test(size) ? 'head' : ''}`}>{title}</dd>
        </div>
      ))}
    </dl>
  );
}

const corners = [
  'rounded-cell',
  'rounded-tag',
  'rounded-ctl',
  'rounded-card',
  'rounded-dialog',
  'rounded-big',
  'rounded-pill',
];

/** Both shapes side by side: each inside a wrapper of its own. */
export function Radii() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {(['rounded', 'straight'] as const).map((shape) => (
        <div key={shape} data-shape={shape}>
          <h3 className="mb-2 t-h4">{shape}</h3>
          <ul className="flex flex-wrap gap-4">
            {corners.map((corner) => (
              <li key={corner} className="t-xs text-soft">
                <span className={`mb-1 block size-20 border-ctl border-edge bg-tint2 ${corner}`} />
                {corner.replace('rounded-', '')}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export function Shadows() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {(['light', 'dark'] as const).map((mode) => (
        <div
          key={mode}
          data-mode={mode}
          className="flex flex-wrap gap-6 overflow-hidden rounded-card bg-canvas p-6 pb-12 text-ink"
        >
          {['shadow-lift', 'shadow-float', 'shadow-dialog'].map((shadow) => (
            <span
              key={shadow}
              className={`grid h-24 w-32 max-w-full place-content-center rounded-card bg-surface t-sm ${shadow}`}
            >
              {shadow.replace('shadow-', '')}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
