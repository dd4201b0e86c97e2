/** The shared lists of what organisations are and do, with their names in both languages. */
import type { Locale } from '#contract/locales.ts';
import { referenceListCalls } from '#contract/calls/reference-lists.ts';
import type { Api } from '#app/api/client.ts';
import type { Page } from '#app/api/page-context.ts';

interface Named {
  id: string;
  nameNl: string;
  nameEn: string;
}
export interface Activity {
  id: string;
  name: string;
  icon: string;
  /** Null for a theme. */
  themeId: string | null;
}

/** In the reader's language. */
export const nameIn = (locale: Locale, item: Named) => (locale === 'en' ? item.nameEn : item.nameNl);

export async function loadActivities(api: Api) {
  const [kinds, activities] = await Promise.all([
    api.list(referenceListCalls.nonProfitTypes),
    api.list(referenceListCalls.activityTypes),
  ]);
  const byId = new Map(activities.items.map((item) => [item.id, item]));
  return {
    /** Themes, each followed by its types. */
    all: (locale: Locale): Activity[] =>
      activities.items.map((item) => ({
        id: item.id,
        name: nameIn(locale, item),
        icon: item.icon,
        themeId: item.themeId,
      })),
    kinds: (locale: Locale) => kinds.items.map((item) => ({ id: item.id, name: nameIn(locale, item) })),
    nameOf(id: string, locale: Locale): string | undefined {
      const item = byId.get(id);
      return item && nameIn(locale, item);
    },
    kindName(id: string | null, locale: Locale): string | null {
      const item = kinds.items.find((kind) => kind.id === id);
      return item ? nameIn(locale, item) : null;
    },
  };
}

export type ActivityTree = Awaited<ReturnType<typeof loadActivities>>;

/** Names of activities in the reader's language, and those that are themes. */
export async function loadThemes({ api, locale }: Pick<Page, 'api' | 'locale'>) {
  const { items } = await api.list(referenceListCalls.activityTypes);
  const byId = new Map(items.map((item) => [item.id, nameIn(locale, item)]));
  return {
    nameOf: (id: string): string | undefined => byId.get(id),
    themes: items
      .filter(({ themeId }) => themeId === null)
      .map((item) => ({ id: item.id, name: nameIn(locale, item) })),
  };
}
export type ActivityNames = Awaited<ReturnType<typeof loadThemes>>;
