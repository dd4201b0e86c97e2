import { useEffect, useRef } from 'react';
import { isWithMany } from '#contract/audit-acts.ts';
import { DeedLine, isVisit, type Deed } from '#app/features/audit-events/parts/deed-line.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

/** The screen of what it was done with; null where the reader may not go, or nothing is left. */
export function screenOf(deed: Deed): string | null {
  if (!deed.isReachable) return null;
  if (isWithMany(deed)) return '/users';
  return deed.isAboutReader ? '/profiel' : `/${deed.subjectType}/${deed.subjectId}`;
}

/** The deed in words, when it was, and who did it as somebody else. */
export function Told({ deed }: { deed: Deed }) {
  const t = useWords('audit-events');
  const { relativeTime } = useFormat();
  const now = useNow();
  return (
    <>
      <span className="block [overflow-wrap:anywhere]">
        <DeedLine deed={deed} />
      </span>
      <span className="block t-sm text-soft [overflow-wrap:anywhere]">
        <time dateTime={deed.createdAt}>{relativeTime(deed.createdAt, now)}</time>
        {deed.actingAdminName !== null &&
          !isVisit(deed) &&
          ` · ${t('actingAdmin', { name: deed.actingAdminName })}`}
      </span>
    </>
  );
}

type DeedItemProps = {
  deed: Deed;
  /** The first of those that were just asked for: reading goes on here. */
  isNext: boolean;
  onOpen: () => void;
};

export function DeedItem({ deed, isNext, onOpen }: DeedItemProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNext) row.current?.querySelector<HTMLElement>('a, [tabindex]')?.focus();
  }, [isNext]);
  const href = screenOf(deed);
  return (
    <li ref={row} className="border-t border-line first:border-t-0">
      {href === null ? (
        <div tabIndex={-1} className="focus-inset px-4 py-3">
          <Told deed={deed} />
        </div>
      ) : (
        <Link
          href={href}
          onClick={onOpen}
          className="focus-inset block px-4 py-3 text-ink no-underline hover:bg-tint2"
        >
          <Told deed={deed} />
        </Link>
      )}
    </li>
  );
}
