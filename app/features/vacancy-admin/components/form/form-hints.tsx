import { shortened } from '#contract/cut-text.ts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Lightbulb from 'lucide-react/icons/lightbulb';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { memo, useEffect, useId, useState } from 'react';
import {
  hintsOf,
  type Hint,
  type Hinted,
  type HintKey,
  type HintLevel,
  type HintPlace,
} from '#contract/vacancy-hints/hints.ts';
import type { FormValues } from '#app/forms/form-values.ts';
import { fieldId } from '#app/forms/form-context.ts';
import { useWords } from '#app/i18n/words.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { hintedOf, isBegun } from './typed-hints.ts';
import { chooseWords, replaceWords, turnOf, type WordsInField } from './words-in-field.ts';

/** After so long without a key the text is read again. */
const pauseMs = 600;

/** What was typed, once nothing is typed for a moment. */
function useSettled(values: FormValues): FormValues {
  const [settled, setSettled] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(values), pauseMs);
    return () => clearTimeout(timer);
  }, [values]);
  return settled;
}

/** Beside the form: what stands out in the text as it is written. Nothing of it is in the way of saving. */
export function FormHints({ values }: { values: FormValues }) {
  const settled = useSettled(values);
  return <HintList values={settled} />;
}

/** Drawn anew only when the text was read again. */
const HintList = memo(function HintList({ values }: { values: FormValues }) {
  const t = useWords('vacancy-admin');
  const id = useId();
  const hinted = hintedOf(values);
  const hints = isBegun(hinted) ? hintsOf(hinted).filter(({ level }) => level !== 'good') : [];
  return (
    <section aria-labelledby={id} className="rounded-card bg-sunken p-5">
      <h2 id={id} className="t-h4">
        {t('form.tips.title')}
      </h2>
      <p role="status" className="mt-1 t-sm text-soft">
        {isBegun(hinted) ? t('form.tips.count', { count: hints.length }) : t('form.tips.empty')}
      </p>
      {hints.length > 0 && (
        <ul className="mt-3 grid gap-4">
          {hints.map((hint) => (
            <HintItem key={hint.key} hint={hint} hinted={hinted} />
          ))}
        </ul>
      )}
    </section>
  );
});

const levels: Record<Exclude<HintLevel, 'good'>, { icon: typeof Lightbulb; tone: string }> = {
  tip: { icon: Lightbulb, tone: 'text-info' },
  warning: { icon: TriangleAlert, tone: 'text-warn' },
  danger: { icon: CircleAlert, tone: 'text-bad' },
};

/** The field in which a fact is filled in, or a reason given. */
const fieldOfHint: Partial<Record<HintKey, string>> = {
  selection: 'demandReason',
  contact: 'contactPerson',
  insured: 'isInsured',
  costs: 'compensation',
  when: 'parts',
  hours: 'hoursMax',
  duration: 'hoursMin',
  whom: 'targetGroupIds',
};

const isTimeKnown = ({ schedule, startsOn }: Hinted) => schedule.length > 0 || startsOn !== null;

type HintItemProps = { hint: Hint; hinted: Hinted };

function HintItem({ hint: { key, level, places }, hinted }: HintItemProps) {
  const t = useWords('vacancy-admin');
  const tChecks = useWords('vacancy-checks');
  if (level === 'good') return null;
  const { icon: Icon, tone } = levels[level];
  const field = key === 'when' && isTimeKnown(hinted) ? 'postcode' : fieldOfHint[key];
  return (
    <li className="flex gap-2.5">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h3 className="font-semibold">{tChecks(`found.${key}`)}</h3>
        <p className="t-sm text-soft">{tChecks(`question.${key}`)}</p>
        {places.length > 0 && (
          <ul className="mt-1 grid gap-1">
            {places.map((place) => (
              <Place key={`${place.field} ${place.text}`} place={place} whole={hinted[place.field] ?? ''} />
            ))}
          </ul>
        )}
        {field !== undefined && (
          <a href={`#${fieldId(field)}`} className="link inline-block py-1 t-sm">
            {t(`form.labels.${field as 'demandReason'}`)}
          </a>
        )}
      </div>
    </li>
  );
}

/** More of a quote than this says nothing more. */
const longestQuote = 60;
const short = (text: string) => shortened(text, longestQuote);

type PlaceProps = { place: HintPlace; whole: string };

/** The words; pressed, they are chosen in their field, or a simpler word takes their place. */
function Place({ place: { field, start, text, instead }, whole }: PlaceProps) {
  const t = useWords('vacancy-admin');
  const hasScript = useHydrated();
  const lang = field.endsWith('En') ? 'en' : 'nl';
  const words = (): WordsInField => ({ name: field, text, turn: turnOf(whole, text, start) });
  const quote = <span lang={lang}>{t('form.tips.quote', { text: short(text) })}</span>;
  return (
    <li className="flex flex-wrap items-center gap-x-3 t-sm">
      {hasScript ? (
        <button type="button" className="link min-h-6 text-start" onClick={() => chooseWords(words())}>
          <span className="sr-only">{t('form.tips.show')} </span>
          {quote}
        </button>
      ) : (
        <span className="min-h-6">{quote}</span>
      )}
      {instead !== undefined &&
        (hasScript ? (
          <button
            type="button"
            className={buttonClass({ kind: 'line', size: 'small' })}
            onClick={() => replaceWords(words(), instead)}
          >
            {t('form.tips.replace', { instead })}
          </button>
        ) : (
          <span className="font-semibold">{t('form.tips.better', { instead })}</span>
        ))}
    </li>
  );
}
