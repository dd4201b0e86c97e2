import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { joinId } from '#app/features/vacancies/components/part-ids.ts';
import { lazyOnInteraction } from '#app/ui/lazy-on-interaction.tsx';
import type { PanelPartProps } from './panel-parts.tsx';

// To be read; only the button between them needs script at once.
const parts = () => import('./panel-parts.tsx');
const PanelHead = lazyOnInteraction(async () => ({ default: (await parts()).PanelHead }));
const PanelFacts = lazyOnInteraction(async () => ({ default: (await parts()).PanelFacts }));

/** The panel is a person, not a form (ui.md, section 8). */
export function ApplyPanel({ button, ...read }: PanelPartProps & { button: ReactNode }) {
  const t = useWords('vacancies');
  return (
    <section
      aria-labelledby="contact"
      className="rounded-card border border-line bg-surface p-5 shadow-float sm:p-6"
    >
      <PanelHead {...read} />
      {!read.own && read.vacancy.mayApply && (
        <>
          <div id={joinId} className="mt-5">
            {button}
          </div>
          <p className="mt-3 t-sm text-soft">{t('show.noStrings')}</p>
        </>
      )}
      <PanelFacts {...read} />
    </section>
  );
}
