import { type Other, usePresence } from '#app/features/page-builder/components/together/use-presence.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Avatar } from '#app/ui/avatar.tsx';

function OtherHere({ other: { name, since } }: { other: Other }) {
  const t = useWords('page-builder');
  const { time } = useFormat();
  return (
    <span className="inline-flex items-center gap-2">
      <Avatar name={name} size="small" besideName />
      <span className="min-w-0 wrap-anywhere">
        <b>{name}</b> {t('here.since', { time: time(since) })}
      </span>
    </span>
  );
}

/** That somebody else is writing the same page: said when they come, and shown for as long as they are there. */
export function OthersHere({ pageId }: { pageId: string }) {
  const t = useWords('page-builder');
  const others = usePresence(pageId);
  return (
    <div role="status">
      {others.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line bg-infobg px-4 py-2 t-sm text-ink lg:px-5">
          {others.map((other) => (
            <OtherHere key={`${other.name} ${other.since}`} other={other} />
          ))}
          <span className="text-soft">{t('here.text')}</span>
        </p>
      )}
    </div>
  );
}
