import { Plate } from '#app/ui/plate.tsx';
import type { ShownVacancy } from './shown-vacancy.server.ts';

/** Whose it is, what it is, and in a sentence why. */
export function Title({ vacancy }: { vacancy: ShownVacancy }) {
  const { organizationName, title, summary } = vacancy;
  return (
    <>
      <p className="flex items-center gap-3">
        <Plate name={organizationName} besideName />
        <span className="min-w-0 font-link text-ink">{organizationName}</span>
      </p>
      <h1 lang={title.lang} className="mt-4 t-h1 hyphens-auto [hyphenate-limit-chars:18_7_7]">
        {title.text}
      </h1>
      {summary && (
        <p lang={summary.lang} className="mt-4 max-w-lead t-lead text-soft">
          {summary.text}
        </p>
      )}
    </>
  );
}
