/** What a removal takes, and what stays and why: read before the button is pressed (product.md, section 10). */
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words.ts';

function Lines({ title, icon, lines }: { title: string; icon: ReactNode; lines: readonly string[] }) {
  return (
    <section className="min-w-0">
      <h2 className="t-h4">{title}</h2>
      <ul className="mt-3 grid gap-2.5">
        {lines.map((line) => (
          <li
            key={line}
            className="flex gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-soft"
          >
            {icon}
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function WhatGoes() {
  const t = useWords('account-removals');
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Lines
        title={t('goes.title')}
        icon={<Minus aria-hidden />}
        lines={[t('goes.account'), t('goes.applications'), t('goes.notes'), t('goes.mails')]}
      />
      <Lines
        title={t('stays.title')}
        icon={<Check aria-hidden />}
        lines={[t('stays.figures'), t('stays.record'), t('stays.organization')]}
      />
    </div>
  );
}
