import { useState } from 'react';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import type { FacetOption } from '#app/features/vacancies/components/facet-order.ts';
import type { ChoiceList } from '#app/features/vacancies/components/search-list.ts';
import { nameInAddress } from '#app/shell/list-address.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';

type FacetGroupProps = {
  list: Exclude<ChoiceList, 'dayPart'>;
  /** What is asked; the words of the centre's own are asked besides the tags of all. */
  question: Exclude<ChoiceList, 'dayPart'> | 'ownTag';
  options: readonly FacetOption[];
  chosen: readonly string[];
  /** Closed until somebody needs it, or has chosen in it. */
  isClosed?: boolean;
};

/** Shown before 'Nog 12 onderwerpen'. */
const shownFirst = 6;
const moreKeys = {
  category: 'search.more.category',
  targetGroup: 'search.more.targetGroup',
  organization: 'search.more.organization',
} as const;

/** In the order of when the list was opened: what somebody chooses from keeps its place while counts change. */
function useSteady(options: readonly FacetOption[]): readonly FacetOption[] {
  const [before] = useState(() => options.map(({ value }) => value));
  const placeOf = ({ value }: FacetOption) =>
    before.includes(value) ? before.indexOf(value) : before.length;
  return options.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** One question with its answers and how many each leaves. */
export function FacetGroup({ list, question, options: optionList, chosen, isClosed }: FacetGroupProps) {
  const t = useWords('vacancies');
  const options = useSteady(optionList);
  if (options.length === 0) return null;
  const first = options.length > shownFirst + 1 ? options.slice(0, shownFirst) : options;
  const rest = options.slice(first.length);
  const legend = t(`search.groups.${question}`);
  const more = list in moreKeys ? moreKeys[list as keyof typeof moreKeys] : 'search.more.other';
  return (
    <Disclosure summary={legend} level={3} open={!isClosed || chosen.length > 0}>
      <fieldset className="min-w-0">
        <legend className="sr-only">{legend}</legend>
        <Options list={list} options={first} chosen={chosen} />
        {rest.length > 0 && (
          <details className="group/more" open={rest.some(({ value }) => chosen.includes(value))}>
            <summary className="inline-flex min-h-11 items-center rounded-tag link group-open/more:sr-only [&::-webkit-details-marker]:hidden">
              {t(more, { count: rest.length })}
            </summary>
            <Options list={list} options={rest} chosen={chosen} />
          </details>
        )}
      </fieldset>
    </Disclosure>
  );
}

type OptionsProps = Pick<FacetGroupProps, 'list' | 'options' | 'chosen'>;

/** Zero is greyed, not hidden and not shut: who knows it will be empty may still ask. */
function Options({ list, options, chosen }: OptionsProps) {
  const { number } = useFormat();
  return options.map(({ value, name, count }) => {
    const isChosen = chosen.includes(value);
    return (
      <label
        key={value}
        className={`flex min-h-11 items-start gap-3 py-2.5 ${count === 0 && !isChosen ? 'text-soft' : 'text-ink'}`}
      >
        <input
          type="checkbox"
          name={nameInAddress(list)}
          value={value}
          defaultChecked={isChosen}
          className="tick"
        />
        <span className="min-w-0 flex-1 leading-6">{name}</span>
        <span className="leading-6 text-soft tnum">{number(count)}</span>
      </label>
    );
  });
}
