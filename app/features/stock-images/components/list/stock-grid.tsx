import House from 'lucide-react/icons/house';
import Pencil from 'lucide-react/icons/pencil';
import { chosenAddress } from '#app/features/stock-images/components/list/stock-list.ts';
import { useKeptPlace } from '#app/features/stock-images/components/list/use-kept-place.ts';
import type { ListedStockImage, LoadedStockImages } from '#app/features/stock-images/list.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { SizedPhoto } from '#app/shell/sized-photo.tsx';
import { Link } from '#app/ui/link.tsx';
import { Tag } from '#app/ui/tag.tsx';

/** Keywords that a card shows; the search finds the others as well. */
const mostShown = 3;

type CardProps = { one: ListedStockImage; address: string; isChosen: boolean };

function Card({ one: { id, name, shortDescription, image, owner }, address, isChosen }: CardProps) {
  const t = useWords('stock-images');
  const href = chosenAddress(address, id);
  const onClick = useKeptPlace(href);
  return (
    <Link
      href={href}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onClick}
      className="group block rounded-card text-ink no-underline shell-ring"
    >
      <span className="relative block">
        <SizedPhoto
          picture={image}
          alt=""
          sizes="(min-width: 640px) 15rem, 50vw"
          className="photo aspect-4/3 w-full rounded-card bg-sunken object-cover group-aria-[current]:ring-[3px] group-aria-[current]:ring-solid"
        />
        {owner === 'center' && (
          <span className="absolute start-2 bottom-2 inline-flex items-center gap-1.5 rounded-tag bg-surface px-2.5 py-1 t-sm [&_svg]:size-4">
            <House aria-hidden="true" />
            {t('list.ours')}
          </span>
        )}
      </span>
      <span className="mt-2 block font-semibold [overflow-wrap:anywhere] group-hover:underline">{name}</span>
      {shortDescription && (
        <span className="block t-sm text-soft [overflow-wrap:anywhere]">{shortDescription}</span>
      )}
    </Link>
  );
}

/** The pictures; each leads to the bar that says what can be done with it. */
export function StockGrid({ list: { items, address, chosen } }: { list: LoadedStockImages }) {
  const t = useWords('stock-images');
  return (
    <ul
      aria-label={t('list.title')}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-8 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]"
    >
      {items.map((one) => (
        <li key={one.id} className="relative min-w-0">
          <Card one={one} address={address} isChosen={one.id === chosen?.id} />
          {one.can.update && (
            <Link
              href={`/content/stock-images/${one.id}/edit`}
              aria-label={t('list.edit', { name: one.name })}
              className="absolute end-2 top-2 grid size-11 place-content-center rounded-full bg-surface text-ink shell-ring hover:bg-tint2 [&_svg]:size-5"
            >
              <Pencil />
            </Link>
          )}
          <span className="mt-2 flex flex-wrap gap-1.5 [overflow-wrap:anywhere]">
            {one.keywords.slice(0, mostShown).map((word) => (
              <Tag key={word}>{word}</Tag>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
