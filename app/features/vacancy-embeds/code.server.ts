/** The codes that show a search on another website. */
import { embedOf, frameScript, usualHeight } from '#contract/embeds.ts';
import type { Page } from '#app/api/page-context.ts';
import { chosenOf } from '#app/features/vacancies/components/search/chosen.ts';
import { loadSearch, soughtQuery } from '#app/features/vacancies/search.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** With its attributes; one without a value is there by its name. */
const tag = (name: string, attributes: Record<string, string | null>) => {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === null ? ` ${key}` : ` ${key}="${escaped(value)}"`,
  );
  return `<${name}${written.join('')}></${name}>`;
};

export async function loadCode({ api, locale, center, origin }: Page, url: URL) {
  const data = await loadSearch({ api, locale, features: center.features }, url);
  const query = soughtQuery(data.choice);
  const title = wordsOf(locale, 'vacancy-embeds')('frameTitle');
  const list = embedOf(locale, query);
  return {
    head: { isHidden: true },
    /** What is looked for, in words; none for everything. */
    chips: [...new Set(chosenOf(wordsOf(locale, 'vacancies'), data).map(({ label }) => label))],
    query,
    list,
    script: tag('script', {
      src: `${origin}${frameScript}`,
      'data-language': locale,
      ...(query && { 'data-search': query }),
      'data-title': title,
      async: null,
    }),
    frame: tag('iframe', {
      src: `${origin}${list}`,
      title,
      width: '100%',
      height: String(usualHeight),
      loading: 'lazy',
      style: 'border:0',
    }),
  };
}
