import CloudCheck from 'lucide-react/icons/cloud-check';
import MonitorCheck from 'lucide-react/icons/monitor-check';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from '#app/forms/form-context.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';

/** When what is typed was last kept in this browser; undefined before anything is typed. */
function useKeptAt(now: number): number | undefined {
  const { form, draft } = useFormContext();
  const [keptAt, setKeptAt] = useState<number>();
  const keep = useEffectEvent(() => setKeptAt(now));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== undefined) keep();
        },
      }),
    [form],
  );
  return draft.isKept ? keptAt : undefined;
}

/** Since when it is safe, and where: on the site, or what is new only in this browser. No live region: the bar below tells of a save. */
export function SavedTime({ updatedAt }: { updatedAt: string | undefined }) {
  const t = useWords('vacancy-admin');
  const format = useFormat();
  const now = useNow();
  const { isDirty } = useFormContext();
  const keptAt = useKeptAt(now);
  const isHere = isDirty && keptAt !== undefined;
  const at = isHere ? keptAt : updatedAt;
  if (at === undefined) return null;
  const Icon = isHere ? MonitorCheck : CloudCheck;
  return (
    <p className="flex items-center gap-2 t-sm text-soft">
      <Icon aria-hidden className="size-4.5 shrink-0 text-ok" />
      {/* A clock that ran on while the page was made says it a little otherwise. */}
      <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
        {t(isHere ? 'form.keptHere' : 'form.keptAt', { ago: format.relativeTime(at, now) })}
      </time>
    </p>
  );
}
