import { type Logo, logoOf } from '#app/ui/logo-ground.ts';
import type { BlockOf } from '#contract/blocks/all-blocks.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import type { PageType } from '#contract/page-kinds.ts';
import type { Page } from '#app/api/page-context.ts';
import type { LoadBlock } from '#app/features/pages/block-data.server.ts';
import type { Story } from '#app/features/pages/components/blocks/story-card.tsx';
import { findStories } from '#app/features/pages/stories.server.ts';
import { loadPersonCards, type PersonCard } from '#app/features/contact-people/person-cards.server.ts';
import { findVacancies } from '#app/features/vacancies/find-vacancies.server.ts';
import { emptySearch, searchList, type SearchState } from '#app/features/vacancies/components/search-list.ts';
import { changedState, listAddress } from '#app/lists/list-choice.ts';
import type { VacancySummary } from '#app/features/vacancies/components/summary.ts';

export interface OrganizationCard {
  id: string;
  name: string;
  city: string | null;
  /** Address of its logo. */
  logo: Logo | null;
}
export type CardData =
  | { kind: 'vacancies'; items: VacancySummary[]; records: number; href: string }
  | { kind: 'organizations'; items: OrganizationCard[]; records: number; href: string }
  | { kind: 'stories'; items: Story[] }
  | { kind: 'people'; items: PersonCard[] };

type Cards = BlockOf<'DynamicCards'>;

/** A category or a place that is no more: the API refuses the question, and there is nothing to show. */
const isUnknown = (error: unknown): boolean =>
  (error as { init?: { status?: number } | null } | null)?.init?.status === 400;

/** A category goes with any other rule, and so does a place. Beside it the address of the same search. */
function searchOf({ source, category, near }: Cards) {
  const filters = { ...emptySearch.filters, category: category ?? '', near: near ?? '' };
  const usual = changedState(searchList, emptySearch, { filters });
  if (source === 'closing_soon')
    return { search: { ...usual, sort: source }, href: listAddress(searchList, usual, { sort: source }) };
  const sort: SearchState['sort'] = source === 'near' && near ? 'nearest' : 'newest';
  return { search: { ...usual, sort }, href: listAddress(searchList, usual) };
}

async function vacanciesOf(api: Page['api'], block: Cards): Promise<CardData> {
  const { search, href } = searchOf(block);
  try {
    const { items, pagination } = await findVacancies(api, search, block.count);
    return { kind: 'vacancies', items, records: pagination.records, href };
  } catch (error) {
    if (isUnknown(error)) return { kind: 'vacancies', items: [], records: 0, href };
    throw error;
  }
}

async function organizationsOf(api: Page['api'], { count }: Cards): Promise<CardData> {
  const { items, pagination } = await api.list(organizationCalls.list, {
    filter: { status_eq: 'approved' },
    sort: '-approvedAt',
    page: { number: 1, size: count },
    fields: { organizations: ['name', 'city', 'logo'] },
  });
  return {
    kind: 'organizations',
    items: items.map(({ id, name, city, logo }) => ({ id, name, city, logo: logoOf(logo) })),
    records: pagination.records,
    href: '/organizations',
  };
}

const load: LoadBlock<'DynamicCards', CardData> = async (page, block) => {
  const { api } = page;
  switch (block.source) {
    case 'contact_people':
      return { kind: 'people', items: await loadPersonCards(page, block.count) };
    case 'organizations':
      return organizationsOf(api, block);
    case 'news':
    case 'success_stories': {
      const types: PageType[] = block.source === 'news' ? ['news'] : ['success_story'];
      const { stories } = await findStories({ api }, { types, size: block.count });
      return { kind: 'stories', items: stories };
    }
    default:
      return vacanciesOf(api, block);
  }
};
export default load;
