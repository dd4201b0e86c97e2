import Check from 'lucide-react/icons/check';
import { stockList } from '#app/features/stock-images/components/list/stock-list.ts';
import type { LoadedStockImages } from '#app/features/stock-images/list.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { listAddress } from '#app/lists/list-choice.ts';
import { Chip } from '#app/ui/chip.tsx';

/** The keywords that most of the pictures have, each as a choice; the chosen one is always among them. */
export function KeywordChips({ list: { choice, keywords } }: { list: LoadedStockImages }) {
  const t = useWords('stock-images');
  const { keyword } = choice.filters;
  if (keywords.length === 0 && keyword === '') return null;
  const words = keyword === '' || keywords.includes(keyword) ? keywords : [keyword, ...keywords];
  const to = (next: string) => listAddress(stockList, choice, { filters: { keyword: next } });
  const chip = (value: string, label: string) => {
    const isChosen = keyword === value;
    return (
      <li key={value}>
        <Chip href={to(value)} chosen={isChosen} icon={isChosen && <Check aria-hidden="true" />}>
          {label}
        </Chip>
      </li>
    );
  };
  return (
    <nav aria-label={t('list.keywords')}>
      <ul className="flex flex-wrap gap-2">
        {chip('', t('list.everything'))}
        {words.map((word) => chip(word, word))}
      </ul>
    </nav>
  );
}
