import type { ReactNode } from 'react';
import { Chip } from '#app/ui/chip.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { fixedTexts } from '#app/ui/words/fixed-texts.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

type NoResultsProps = {
  level?: 2 | 3;
  drawing?: ReactNode;
  /** One line: what was looked for, or what helps. */
  children?: ReactNode;
  /** The nearest steps: wider, fewer words, without a filter. */
  steps: readonly { href: string; label: string; icon?: ReactNode }[];
  /** The last way out, such as being told when there is something. */
  action?: ReactNode;
};

/** There is something, but nothing that fits what was asked. Where there is nothing at all, EmptyState says so. */
export function NoResults({ level, drawing, children, steps, action }: NoResultsProps) {
  const fixed = useOwnWords(fixedTexts);
  return (
    <EmptyState title={fixed.noResults} level={level} drawing={drawing} action={action}>
      {children}
      {steps.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2.5">
          {steps.map((step) => (
            <li key={step.href}>
              <Chip href={step.href} icon={step.icon}>
                {step.label}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
