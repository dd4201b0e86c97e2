import { searchNeeds, type SearchNeed } from '#contract/search-needs.ts';
import { useWords } from '#app/i18n/words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';

/** What has to be right for somebody: all that is ticked holds, so that no answer is counted by itself. */
export function NeedGroup({ chosen }: { chosen: readonly string[] }) {
  const t = useWords('vacancies');
  const legend = t('search.groups.need');
  return (
    <Disclosure summary={legend} level={3} open={chosen.length > 0}>
      <fieldset className="min-w-0">
        <legend className="sr-only">{legend}</legend>
        {searchNeeds.map((need: SearchNeed) => (
          <label key={need} className="flex min-h-11 items-start gap-3 py-2.5 text-ink">
            <input
              type="checkbox"
              name="need"
              value={need}
              defaultChecked={chosen.includes(need)}
              className="tick"
            />
            <span className="min-w-0 flex-1 leading-6">{t(`search.needs.${need}`)}</span>
          </label>
        ))}
      </fieldset>
    </Disclosure>
  );
}
