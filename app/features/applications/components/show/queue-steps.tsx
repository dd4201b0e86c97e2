import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import type { QueuePlace } from '#app/features/applications/show.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

function Step({
  to,
  label,
  rel,
  children,
}: {
  to: string | null;
  label: string;
  rel: string;
  children: ReactNode;
}) {
  const look = 'grid size-11 place-content-center rounded-ctl [&_svg]:size-5';
  if (to === null)
    return (
      <span aria-hidden="true" className={`${look} text-line`}>
        {children}
      </span>
    );
  return (
    <Link
      href={`/applications/${to}`}
      rel={rel}
      aria-label={label}
      title={label}
      className={`${look} text-ink hover:bg-tint2`}
    >
      {children}
    </Link>
  );
}

/** Where one is among those who wait, and the neighbours: the one before waits longer. */
export function QueueSteps({ queue }: { queue: QueuePlace }) {
  const t = useWords('applications');
  const { number } = useFormat();
  const { previous, next } = queue;
  return (
    <nav aria-label={t('detail.steps')} className="-my-2 flex items-center gap-1 t-sm text-soft">
      <Step to={previous?.id ?? null} rel="prev" label={t('detail.previous', { name: previous?.name })}>
        <ChevronLeft aria-hidden="true" />
      </Step>
      <p className="tnum">{t('detail.position', { at: number(queue.at), total: number(queue.total) })}</p>
      <Step to={next?.id ?? null} rel="next" label={t('detail.next', { name: next?.name })}>
        <ChevronRight aria-hidden="true" />
      </Step>
    </nav>
  );
}
