import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { BlockHead } from '#app/features/pages/components/blocks/block-head.tsx';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import { StoryCard } from '#app/features/pages/components/blocks/story-card.tsx';
import { VacancyCards } from '#app/features/vacancies/components/card.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import type { CardData } from './data.server.ts';
import { OrganizationCards } from './organization-cards.tsx';
import { PeopleCards } from './people-cards.tsx';

type Level = 2 | 3;

function Cards({ data, level }: { data: CardData; level: Level }) {
  if (data.kind === 'vacancies') return <VacancyCards items={data.items} level={level} />;
  if (data.kind === 'organizations') return <OrganizationCards items={data.items} level={level} />;
  if (data.kind === 'people') return <PeopleCards items={data.items} level={level} />;
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {data.items.map((story) => (
        <li key={story.id}>
          <StoryCard story={story} level={level} />
        </li>
      ))}
    </ul>
  );
}

/** Where the rest of them is. */
function useAll(data: CardData): { href: string; words: string } | null {
  const t = useWords('pages');
  const { number } = useFormat();
  if (data.kind === 'stories' || data.kind === 'people') return null;
  const key = data.kind === 'vacancies' ? 'cards.all' : 'cards.organizations';
  return { href: data.href, words: t(key, { count: data.records, number: number(data.records) }) };
}

/** Picked by a rule; nothing when there are none, for an empty promise is worse. */
export default function DynamicCards({ block, data, place }: BlockProps<'DynamicCards', CardData>) {
  const all = useAll(data);
  if (data.items.length === 0) return null;
  return (
    <section className="wrap py-8 lg:py-12">
      <BlockHead block={block} place={place}>
        {all && (
          <Link href={all.href} className="link max-sm:hidden">
            {all.words}
          </Link>
        )}
      </BlockHead>
      <Cards data={data} level={place.items} />
      {all && (
        <div className="mt-2 sm:hidden">
          <ButtonLink href={all.href} kind="line" wide>
            {all.words}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
