/** Small numbers as words, as in a letter: 'veertien', and from twenty-one on '21'. */
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';

/** Gives the word for a number, with a capital where it begins the sentence. */
export function useNumberWords(): (value: number, place?: 'first') => string {
  const t = useWords('dashboard');
  const { number } = useFormat();
  const words = t('counts').split(',');
  return (value, place) => {
    const word = words[value - 1] ?? number(value);
    return place === 'first' ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  };
}
