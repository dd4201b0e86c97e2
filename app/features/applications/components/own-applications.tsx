import { useNextStep } from '#app/features/applications/components/next-step.ts';
import { StateBadge } from '#app/features/applications/components/state-badge.tsx';
import type { ApplicationSummary } from '#app/features/applications/components/summary.ts';
import { VacancyPhoto } from '#app/features/vacancies/components/photo.tsx';
import { Link } from '#app/ui/link.tsx';

export interface OwnApplication extends ApplicationSummary {
  vacancyId: string;
  imageKey: string | null;
}

/** One's own applications in words: what, with whom, where it stands and what happens next (ui.md, screen 09). */
export function OwnApplications({ items, level = 2 }: { items: readonly OwnApplication[]; level?: 2 | 3 }) {
  return (
    <ul className="border-t border-line">
      {items.map((item) => (
        <Row key={item.id} item={item} level={level} />
      ))}
    </ul>
  );
}

function Row({ item, level }: { item: OwnApplication; level: 2 | 3 }) {
  const next = useNextStep(item);
  const Heading = `h${level}` as const;
  return (
    <li className="group relative flex gap-4 border-b border-line py-4 max-[17rem]:flex-col sm:gap-5">
      <VacancyPhoto imageKey={item.imageKey} className="size-18 shrink-0 rounded-ctl sm:size-20" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-col items-start gap-x-4 gap-y-2 sm:flex-row sm:justify-between">
          <div className="min-w-0">
            <Heading className="t-h4">
              <Link
                href={`/applications/${item.id}`}
                className="text-ink no-underline decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0"
              >
                {item.vacancyTitle}
              </Link>
            </Heading>
            <p className="mt-0.5 t-sm text-soft">{item.organizationName}</p>
          </div>
          <StateBadge application={item} isOwn />
        </div>
        <p className="mt-2 t-sm text-ink">{next}</p>
      </div>
    </li>
  );
}
