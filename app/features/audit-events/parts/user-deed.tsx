/** What happened with somebody's account, in a sentence. */
import { auditEvents } from '#contract/audit-events.ts';
import { roles } from '#contract/rights.ts';
import type { RecordOf } from '#app/api/record.ts';
import { DeedWords, marks } from '#app/features/audit-events/parts/deed-words.tsx';
import { useWords } from '#app/i18n/words.ts';

type UserDeed = Pick<
  RecordOf<typeof auditEvents>,
  | 'act'
  | 'actorName'
  | 'actingAdminName'
  | 'subjectName'
  | 'isOwn'
  | 'isAboutReader'
  | 'fromState'
  | 'toState'
>;

/** What people do with their own account: without a name it was still them. */
const ownActs = [
  'sign_up',
  'confirm',
  'accept',
  'sign_in',
  'sign_in_by_link',
  'sign_out',
  'sign_out_elsewhere',
  'change_password',
  'reset_password',
  'ask_email_change',
  'change_email',
  'ask_for_data',
  'add_passkey',
  'remove_passkey',
  'switch_codes_on',
  'switch_codes_off',
  'renew_recovery_codes',
  'use_recovery_code',
] as const;
/** Nobody knows who it was. */
const anybodysActs = ['sign_in_failed', 'second_factor_failed'] as const;
/** By an admin who acts as the person. */
const visitActs = ['sign_in_as', 'sign_in_as_ended'] as const;
const staffActs = [
  'invite',
  'resend_invitation',
  'resend_confirmation',
  'look_up',
  'update',
  'add_role',
  'remove_role',
  'archive',
  'restore',
  'activate',
  'deactivate',
  'export',
  'note',
  'update_note',
  'delete_note',
  'import',
  'remove',
] as const;

const oneOf = <Act extends string>(acts: readonly Act[], act: string) => acts.find((one) => one === act);

export function UserDeedLine({ deed }: { deed: UserDeed }) {
  const t = useWords('audit-events');
  const shell = useWords('shell');
  const { act, actorName, actingAdminName, subjectName, isOwn, isAboutReader } = deed;
  const own = oneOf(ownActs, act);
  const anybodys = oneOf(anybodysActs, act);
  const visit = oneOf(visitActs, act);
  const person = isAboutReader ? t('you') : (subjectName ?? t('someone'));
  const actorOf = () => {
    if (anybodys) return t('somebody');
    if (visit) return actingAdminName ?? t('somebody');
    if (isOwn) return t('youDid');
    return actorName ?? (own ? (subjectName ?? t('somebody')) : t('system'));
  };
  const held = roles.find((role) => role === (act === 'add_role' ? deed.toState : deed.fromState));
  const text = t(`user.${own ?? anybodys ?? visit ?? oneOf(staffActs, act) ?? 'other'}`, {
    ...marks,
    role: held ? shell(`roles.${held}`) : '',
  });
  return <DeedWords text={text} names={{ [marks.actor]: actorOf(), [marks.person]: person }} />;
}
