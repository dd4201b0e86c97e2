import type { ReactNode } from 'react';
import type { SimilarOrganization } from '#contract/organization-checks.ts';
import { groupedNumber } from '#app/features/organization-approval/components/grouped-number.ts';
import type { CheckView } from '#app/features/organization-approval/approve.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Breakable } from '#app/ui/breakable.tsx';
import { Link } from '#app/ui/link.tsx';

/** What is the same on both sides stands out by more than its colour. */
function Cell({ isSame, text }: { isSame: boolean; text: string }) {
  const t = useWords('organization-approval');
  // An address breaks at its signs, a name by its syllables.
  const children: ReactNode = /[@/]/.test(text) ? <Breakable>{text}</Breakable> : text;
  if (!isSame) return <span className="wrap-break-word hyphens-auto">{children}</span>;
  return (
    <mark className="-mx-1.5 rounded-tag bg-warnbg px-1.5 py-0.5 font-semibold text-warn wrap-break-word hyphens-auto">
      {children}
      <span className="sr-only"> {t('alike.same')}</span>
    </mark>
  );
}

type Placed = Pick<SimilarOrganization, 'street' | 'houseNumber' | 'postcode' | 'city'>;
const addressOf = ({ street, houseNumber, postcode, city }: Placed) =>
  [[street, houseNumber].filter(Boolean).join(' '), [postcode, city].filter(Boolean).join(' ')]
    .filter((part) => part !== '')
    .join(', ');

/** How it stands, its page, and the way to make one of the two. */
function OnwardLinks({ check, other }: { check: CheckView; other: SimilarOrganization }) {
  const t = useWords('organization-approval');
  return (
    <>
      <span className="block">{t(`alike.states.${other.status}`)}</span>
      <span className="flex flex-wrap gap-x-4">
        <Link href={`/organizations/${other.id}`} className="link py-0.5">
          {t('alike.view')}
        </Link>
        {check.can.merge && (
          <Link
            href={`/organizations/${other.id}?merge=${check.id}`}
            aria-label={t('alike.mergeWith', { name: other.name })}
            className="link py-0.5"
          >
            {t('alike.merge')}
          </Link>
        )}
      </span>
    </>
  );
}

// With letters twice as large there is no room for two columns on a phone: then the two stand below each other. The roles are
// written out because a table that is laid out otherwise is none to screen readers.
const cell = 'px-4 align-top max-[17rem]:block';
const knownCell = `${cell} border-s border-edge bg-sunken max-[17rem]:border-s-0`;

/** Whose it is, where no head stands above. */
function Side({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="hidden t-sm text-soft max-[17rem]:block">
      {children}
    </span>
  );
}

/** The new one and one that is there, side by side. */
export function SimilarOrganizations({ check, other }: { check: CheckView; other: SimilarOrganization }) {
  const t = useWords('organization-approval');
  const rows = [
    { key: 'name', own: check.name, theirs: other.name, isSame: other.isNameLike },
    { key: 'place', own: addressOf(check), theirs: addressOf(other), isSame: other.isSamePlace },
    { key: 'mail', own: check.email, theirs: other.email, isSame: other.isSameDomain },
    {
      key: 'number',
      own: check.chamberOfCommerceNumber && groupedNumber(check.chamberOfCommerceNumber),
      theirs: other.chamberOfCommerceNumber && groupedNumber(other.chamberOfCommerceNumber),
      isSame: other.isSameNumber,
    },
  ] as const;
  return (
    <div className="mt-4 overflow-hidden rounded-card border border-edge">
      <table role="table" className="w-full table-fixed text-start max-[17rem]:block">
        <caption className="sr-only">{t('alike.caption', { name: other.name })}</caption>
        <thead role="rowgroup" className="max-[17rem]:sr-only">
          <tr role="row">
            <th role="columnheader" scope="col" className="px-4 pt-3.5 pb-1 text-start t-h4">
              {t('alike.new')}
            </th>
            <th
              role="columnheader"
              scope="col"
              className="border-s border-edge bg-sunken px-4 pt-3.5 pb-1 text-start t-h4"
            >
              {t('alike.known')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-[17rem]:block">
          {rows.map(({ key, own, theirs, isSame }) => (
            <tr key={key} role="row" className="max-[17rem]:block">
              <td role="cell" className={`${cell} py-1.5`}>
                <span className="sr-only">{t(`alike.rows.${key}`)}: </span>
                <Side>{t('alike.new')}</Side>
                <Cell isSame={isSame} text={own || t('alike.none')} />
              </td>
              <td role="cell" className={`${knownCell} py-1.5`}>
                <Side>{t('alike.known')}</Side>
                <Cell isSame={isSame} text={theirs || t('alike.none')} />
              </td>
            </tr>
          ))}
          <tr role="row" className="max-[17rem]:block">
            <td role="cell" className={`${cell} pt-1 pb-3.5 max-[17rem]:hidden`} />
            <td role="cell" className={`${knownCell} pt-1 pb-3.5 t-sm`}>
              <OnwardLinks check={check} other={other} />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
