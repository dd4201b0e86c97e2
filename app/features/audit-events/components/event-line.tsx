/** What happened, in a sentence. */
import { topicOf, type AuditAction, type AuditSubject, type WordedSubject } from '#contract/audit-actions.ts';
import { auditEvents } from '#contract/audit-events.ts';
import { nounName } from '#contract/noun-names.ts';
import { plainNouns, type PlainAct } from '#contract/plain-nouns.ts';
import { roles } from '#contract/roles.ts';
import type { RecordOf } from '#app/api/record.ts';
import { EventWords, marks } from '#app/features/audit-events/components/event-words.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';

export type AuditEvent = RecordOf<typeof auditEvents>;

/** What people do with their own account: without a name it was still them, signed in or by a link in a mail. */
const ownActions: readonly string[] = [
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
] satisfies AuditAction<'users'>[];
/** Nobody knows who it was. */
const anybodysActions: readonly string[] = [
  'sign_in_failed',
  'second_factor_failed',
] satisfies AuditAction<'users'>[];
/** By an admin who acts as the person. */
const impersonationActions: readonly string[] = [
  'sign_in_as',
  'sign_in_as_ended',
] satisfies AuditAction<'users'>[];
/** Also by whoever has no account. */
const applicantsActions: readonly string[] = ['send', 'withdraw'] satisfies AuditAction<'applications'>[];
const askersActions: readonly string[] = ['ask'] satisfies AuditAction<'vacancies'>[];

/** Where the usual sentence would read badly. */
const otherwiseSaid = [
  'own.applications.send',
  'own.applications.withdraw',
  'own.users.update',
  'own.users.confirm',
  'own.users.change_email',
  'own.users.ask_for_data',
  'you.users.update',
  'you.users.look_up',
  'you.users.import',
  'you.users.activate',
  'you.users.deactivate',
  'you.users.restore',
  'you.users.sign_in_failed',
  'you.users.second_factor_failed',
  'self.users.update',
  'system.users.archive',
] as const;

type ActionKey = {
  [Subject in WordedSubject]: `actions.${Subject}.${AuditAction<Subject>}`;
}[WordedSubject];

export const isImpersonation = ({ subjectType, act }: AuditEvent) =>
  subjectType === 'users' && impersonationActions.includes(act);

/** Whose action it is, as the reader sees it. */
function doerOf(event: AuditEvent): 'reader' | 'subject' | 'named' | 'visitor' | 'somebody' | 'product' {
  const { subjectType, act } = event;
  const isOf = (acts: readonly string[], type: AuditSubject) => subjectType === type && acts.includes(act);
  if (isImpersonation(event)) return 'visitor';
  if (isOf(anybodysActions, 'users')) return 'somebody';
  const isByPerson = isOf(ownActions, 'users');
  if (event.isOwn || (isByPerson && event.isAboutReader)) return 'reader';
  if (event.actorName !== null) return 'named';
  if (isByPerson || event.isWithOneself || isOf(applicantsActions, 'applications')) return 'subject';
  return event.hasActor || isOf(askersActions, 'vacancies') ? 'somebody' : 'product';
}

const isPlain = (type: string) => Object.hasOwn(plainNouns, type);

function keyOf({ subjectType, act }: AuditEvent, voice: string) {
  const key = `${voice}.${subjectType}.${act}`;
  const special = otherwiseSaid.find((one) => one === key);
  if (special) return special;
  if (isPlain(subjectType)) return `usual.${act as PlainAct}` as const;
  return topicOf(subjectType, act) ? (`actions.${subjectType}.${act}` as ActionKey) : 'unknownAction';
}

type Doer = ReturnType<typeof doerOf>;

function voiceOf({ subjectType, isAboutReader, isWithOneself }: AuditEvent, doer: Doer) {
  if (doer === 'product') return 'system';
  if (doer === 'reader') return subjectType === 'users' && !isAboutReader ? 'other' : 'own';
  if (isAboutReader) return 'you';
  return isWithOneself && doer !== 'visitor' ? 'self' : 'other';
}

/** What it was done with, by its name; null where that is there no more, or not for this reader. */
const nameOf = ({ subjectType, subjectName, vacancyTitle }: AuditEvent) =>
  subjectType === 'applications' ? vacancyTitle : subjectName;

/** The same in words: a plain noun says what it is before its name, and any noun in place of one. */
function useTitle(event: AuditEvent): string {
  const t = useWords('audit-events');
  const locale = useLocale();
  const { subjectType } = event;
  const name = nameOf(event);
  // What is said of an application names the vacancy that it is for.
  const noun = subjectType === 'applications' ? 'vacancies' : subjectType;
  if (name === null) return nounName(locale, noun, 'one') ?? t('nameless.other');
  return isPlain(noun) ? `${nounName(locale, noun, 'the')} ${name}` : name;
}

/** Names of the doer and of the person that it was done with. */
function useNames(event: AuditEvent, doer: Doer): Record<string, string> {
  const t = useWords('audit-events');
  const { actorName, actingAdminName, subjectName, isAboutReader, isWithOneself } = event;
  const actors: Record<Doer, string | null> = {
    reader: t('youDid'),
    subject: subjectName,
    named: actorName,
    visitor: actingAdminName,
    somebody: null,
    product: t('product'),
  };
  const isReflexive = isWithOneself && doer !== 'visitor';
  const self = isAboutReader ? t('yourself') : t('themselves');
  const person = isAboutReader ? t('reader') : (subjectName ?? t('someone'));
  return {
    [marks.actor]: actors[doer] ?? t('somebody'),
    [marks.person]: isReflexive ? self : person,
  };
}

/** A sentence begins with a capital; names keep theirs. */
const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function EventLine({ event }: { event: AuditEvent }) {
  const t = useWords('audit-events');
  const shell = useWords('shell');
  const doer = doerOf(event);
  const names = useNames(event, doer);
  const title = useTitle(event);
  const { act, records, reason } = event;
  const role = roles.find((one) => one === (act === 'add_role' ? event.toState : event.fromState));
  const text = t(keyOf(event, voiceOf(event, doer)), {
    ...marks,
    title,
    role: role ? shell(`roles.${role}`) : '',
    other: reason ?? t('nameless.organization'),
    format: event.toState ?? '',
    ...(records !== null && { count: records }),
  });
  return <EventWords text={nameOf(event) === null ? begun(text) : text} names={names} />;
}
