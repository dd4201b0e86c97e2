import { BADGES, type BadgeKind } from '#app/ui/badge-kinds.ts';

const TONES = {
  muted: 'bg-sunken text-soft',
  ok: 'bg-okbg text-ok',
  warn: 'bg-warnbg text-warn',
  bad: 'bg-badbg text-bad',
  info: 'bg-infobg text-info',
};

/** A status: icon, word and colour together. */
export function Badge({ kind, children }: { kind: BadgeKind; children: string }) {
  const { tone, icon: Icon } = BADGES[kind];
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-tag border border-transparent px-2.5 t-xs font-semibold whitespace-nowrap max-[17rem]:flex-wrap max-[17rem]:px-1.5 max-[17rem]:whitespace-normal ${TONES[tone]}`}
    >
      <Icon className="size-4 shrink-0" />
      {children}
    </span>
  );
}
