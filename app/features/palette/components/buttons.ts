/** What the main buttons of the screens say, and where they lead: whoever has read one finds its screen by those words. */
import type { Messages, Noun, WordKey } from '#app/i18n/nouns.ts';

export interface Button {
  path: string;
  /** Where its words are. */
  noun: Noun;
  key: string;
}

const button = <Name extends Noun>(path: string, noun: Name, key: WordKey<Messages[Name]>): Button => ({
  path,
  noun,
  key,
});

/** A test goes through the buttons of all screens and misses the ones that are not here. */
export const buttons: readonly Button[] = [
  button('/vacancies/add', 'vacancy-admin', 'list.add'),
  button('/vacancies/import', 'vacancy-admin', 'list.import'),
  button('/vacancies/tags', 'vacancy-admin', 'list.tags'),
  button('/vacancies/feeds', 'vacancy-admin', 'list.feeds'),
  button('/vacancies/feeds/add', 'vacancy-feeds', 'list.add'),
  button('/users/add', 'users', 'list.invite'),
  button('/users/add?way=import', 'users', 'list.import'),
  button('/organizations/add', 'organizations', 'list.add'),
  button('/content/add', 'page-admin', 'list.add'),
  button('/content/add?pageType=news', 'page-admin', 'list.addNews'),
  button('/content/stock-images/add', 'stock-images', 'list.add'),
  button('/partners/add', 'partners', 'list.add'),
  button('/partners/sharing', 'partners', 'list.sharing'),
  button('/admin/centers/add', 'managed-centers', 'list.add'),
];
