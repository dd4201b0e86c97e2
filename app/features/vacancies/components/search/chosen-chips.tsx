import { useWords } from '#app/i18n/words.ts';
import type { SearchData } from '#app/features/vacancies/search.server.ts';
import { chosenOf } from '#app/features/vacancies/components/search/chosen.ts';
import { emptySearch, searchList } from '#app/features/vacancies/components/search-list.ts';
import { listAddress } from '#app/lists/list-choice.ts';
import { useKeptFocus } from '#app/features/vacancies/components/search/use-kept-focus.ts';
import { Chip } from '#app/ui/chip.tsx';
import { Link } from '#app/ui/link.tsx';

/** Chips that take away what they name. On a phone they scroll sideways, the last one cut off to show it. */
export default function ChosenChips({ data }: { data: SearchData }) {
  const t = useWords('vacancies');
  const chosen = chosenOf(t, data);
  const [list, onPress] = useKeptFocus(chosen.map(({ key }) => key).join());
  if (chosen.length === 0) return null;
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t('search.chosen')}
      className="focus-inset relative flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
    >
      {chosen.map(({ key, label, href }) => (
        <li key={key} className="shrink-0">
          <Chip href={href} removes={t('search.remove')} onClick={onPress}>
            {label}
          </Chip>
        </li>
      ))}
      <li className="flex shrink-0 items-center px-1">
        <Link
          href={listAddress(searchList, emptySearch, { size: data.choice.size })}
          className="inline-flex min-h-11 items-center link"
          onClick={onPress}
        >
          {t('search.clear')}
        </Link>
      </li>
    </ul>
  );
}
