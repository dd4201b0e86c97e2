import { auditEvents } from '#contract/audit-events.ts';
import type { RecordOf } from '#app/api/record.ts';
import { DeedWords, marks } from '#app/features/audit-events/parts/deed-words.tsx';
import { UserDeedLine } from '#app/features/audit-events/parts/user-deed.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

export type Deed = RecordOf<typeof auditEvents>;

const acts = [
  'send',
  'withdraw',
  'accept',
  'reject',
  'create',
  'submit',
  'publish',
  'unpublish',
  'fill',
  'archive',
  'expire',
  'approve',
  'deny',
  'reopen',
  'restore',
  'delete',
  'sign_up',
  'accept_join',
  'decline_join',
  'merge',
  'merge_away',
  'move_in',
  'move_out',
  'note',
  'update_note',
  'delete_note',
] as const;

/** Who did it: without an account, an application is its sender's deed. */
const actorOf = ({ actorName, subjectName, subjectType }: Deed) =>
  actorName ?? (subjectType === 'applications' ? subjectName : null);

/** A deed as a sentence. */
export function Said({ deed }: { deed: Deed }) {
  const t = useWords('audit-events');
  const act = acts.find((one) => one === deed.act) ?? 'change';
  const vacancy = (deed.subjectType === 'applications' ? deed.vacancyTitle : deed.subjectName) ?? '…';
  const text = t(`said.${deed.isOwn ? 'own' : 'other'}.${act}`, { ...marks, vacancy });
  const names: Record<string, string> = {
    [marks.actor]: actorOf(deed) ?? t('somebody'),
    [marks.person]: deed.subjectName ?? t('somebody'),
  };
  return <DeedWords text={text} names={names} />;
}

/** The screen of what it was done with. */
function screenOf({ subjectType, subjectId, subjectName, isAboutReader }: Deed): string | null {
  if (isAboutReader) return '/profiel';
  return subjectName === null ? null : `/${subjectType}/${subjectId}`;
}

/** One deed in words, and when. */
export function DeedItem({ deed, onOpen }: { deed: Deed; onOpen?: () => void }) {
  const t = useWords('audit-events');
  const { relativeTime } = useFormat();
  const now = useNow();
  const href = screenOf(deed);
  const words = (
    <>
      <span className="block [overflow-wrap:anywhere]">
        {deed.subjectType === 'users' ? <UserDeedLine deed={deed} /> : <Said deed={deed} />}
      </span>
      <span className="block t-sm text-soft">
        {relativeTime(deed.createdAt, now)}
        {deed.actingAdminName !== null &&
          !deed.act.startsWith('sign_in_as') &&
          ` · ${t('actingAdmin', { name: deed.actingAdminName })}`}
      </span>
    </>
  );
  return (
    <li className="border-t border-line first:border-t-0">
      {href === null ? (
        <div className="px-4 py-3">{words}</div>
      ) : (
        <Link
          href={href}
          onClick={onOpen}
          className="focus-inset block px-4 py-3 text-ink no-underline hover:bg-tint2"
        >
          {words}
        </Link>
      )}
    </li>
  );
}
