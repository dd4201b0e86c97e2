/** Where addresses carry no language: loads the messages of another one and switches, on the page as it stands. */
import { useRevalidator } from 'react-router';
import { localeCookie, type Locale } from '#contract/locales.ts';
import { fetchWords } from '#app/i18n/lazy-words.ts';

/** Shows the page in another language. What was typed stays; where the words cannot be fetched, false, and nothing changes. */
export function useLanguageSwitch(): (locale: Locale) => Promise<boolean> {
  const { revalidate } = useRevalidator();
  return async (locale) => {
    let show: () => void;
    try {
      show = await fetchWords(locale);
    } catch {
      return false;
    }
    document.cookie = localeCookie(locale);
    // First the data, in which names and titles stand: both then change nearly at once.
    await revalidate();
    show();
    return true;
  };
}
