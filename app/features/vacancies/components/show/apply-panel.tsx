import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { joinId } from '#app/features/vacancies/components/part-ids.ts';
import { lazyOnInteraction } from '#app/ui/lazy-on-interaction.tsx';
import type { PanelPartProps } from './panel-parts.tsx';

// To be read; only the button between them needs script at once.
const parts = () => import('./panel-parts.tsx');
const PanelHead = lazyOnInteraction(async () => ({ default: (await parts()).PanelHead }));
const AskFirst = lazyOnInteraction(async () => ({ default: (await import('./ask-first.tsx')).AskFirst }));
const PanelFacts = lazyOnInteraction(async () => ({ default: (await parts()).PanelFacts }));

/** The panel is a person, not a form (ui.md, section 8). */
export function ApplyPanel({ button, ...read }: PanelPartProps & { button: ReactNode }) {
  const t = useWords('vacancies');
  const { id, mayApply, mayAsk } = read.vacancy;
  return (
    <section
      aria-labelledby="contact"
      className="rounded-card border border-line bg-surface p-5 shadow-float sm:p-6"
    >
      <PanelHead {...read} />
      {!read.own && (mayApply || mayAsk) && (
        <div className="mt-5 space-y-3">
          {mayApply && <div id={joinId}>{button}</div>}
          {mayAsk && <AskFirst vacancyId={id} />}
          {mayApply && <p className="t-sm text-soft">{t('show.noStrings')}</p>}
        </div>
      )}
      <PanelFacts {...read} />
    </section>
  );
}
