import { Link } from '#app/ui/link.tsx';
import { Plate } from '#app/ui/plate.tsx';
import type { OrganizationCard } from './data.server.ts';

/** Organisations in rows: what they are called and where they are. */
export function OrganizationCards({ items, level }: { items: readonly OrganizationCard[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ id, name, city, logo }) => (
        <li key={id} className="group relative flex min-h-18 items-center gap-4 border-b border-line py-3">
          <Plate name={name} logo={logo} size="large" besideName />
          <div className="min-w-0">
            <Heading className="t-h4 wrap-break-word hyphens-auto">
              <Link
                href={`/organizations/${id}`}
                className="text-ink no-underline decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0"
              >
                {name}
              </Link>
            </Heading>
            {city && <p className="t-sm text-soft">{city}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
