import { useEffect, useRef } from 'react';
import { HousePart } from '#app/drawings/house-part.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { RemovalRefusal } from './press-removal.server.ts';

/** Why nothing was removed, and the way on. */
export function RefusedLink({ reason }: { reason: RemovalRefusal }) {
  const t = useWords('account-removals');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-x-10 gap-y-6 sm:flex-row">
      <span className="shrink-0">
        <HousePart kind="door" />
      </span>
      <div className="min-w-0 max-w-lead">
        <h1 ref={heading} tabIndex={-1} className="t-h1">
          {t(`refused.${reason}Title`)}
        </h1>
        <p className="mt-3">{t(`refused.${reason}Text`)}</p>
        <p className="mt-7">
          <ButtonLink href="/account/verwijderen">{t('refused.again')}</ButtonLink>
        </p>
      </div>
    </div>
  );
}
