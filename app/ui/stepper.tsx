import { Link } from '#app/ui/link.tsx';

export type Step = { label: string; href?: string };

/** At most four steps; those behind are links, so there is always a way back. */
export function Stepper({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly Step[];
  current: number;
}) {
  return (
    <nav aria-label={label}>
      <ol className="flex gap-2">
        {steps.map((step, at) => (
          <li
            // Two may be called the same, and none moves.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            aria-current={at === current ? 'step' : undefined}
            // The one that one is at is as wide as its longest word, however large the letters are; the others give way.
            className={`flex-1 t-sm ${at === current ? 'min-w-min wrap-break-word hyphens-none font-semibold text-ink' : 'min-w-0 text-soft'}`}
          >
            <span
              className={`mb-2 block h-1.5 rounded-full forced-colors:border ${at <= current ? 'bg-solid forced-colors:bg-[Highlight]' : 'bg-line'}`}
            />
            {/* On a phone only the step one is at has room for its words; the others keep them for screen readers. */}
            <span
              className={`inline-block max-w-[min(60vw,20rem)] leading-6 wrap-break-word ${at === current ? '' : 'max-sm:sr-only'}`}
            >
              {at < current && step.href ? (
                <Link href={step.href} className="inline-block underline underline-offset-3 hover:text-ink">
                  {at + 1}. {step.label}
                </Link>
              ) : (
                `${at + 1}. ${step.label}`
              )}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
