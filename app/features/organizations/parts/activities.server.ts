/** The shared lists of what organisations are and do, with their names in both languages. */
import type { Locale } from '#contract/locales.ts';
import { referenceListCalls } from '#contract/calls/reference-lists.ts';
import type { Api } from '#app/api/client.ts';

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

const nameIn = (locale: Locale, item: Named) => (locale === 'en' ? item.nameEn : item.nameNl);

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
