/** Rows of the demo applications: every state that an organisation, a centre or an applicant can meet. */
import { type RejectReason } from '#contract/applications.ts';
import { daysFrom, fixedId } from '../ids.ts';
import { type Row } from '../insert.ts';
import { type DemoAccount, type DemoCenter } from './accounts.ts';
import { type DemoContent, type DemoVacancy } from './content.ts';
import { messages, people } from './applicants.ts';
import { organizationId, vacancyId } from './vacancies.ts';

const consentText =
  'Ik vind het goed dat de organisatie mijn gegevens krijgt om contact met mij op te nemen over deze vacature.';

interface Plan {
  vacancy: DemoVacancy;
  /** Days that it was sent ago. */
  days: number;
  state: 'unconfirmed' | 'new' | 'accepted' | 'rejected' | 'withdrawn';
  reason?: RejectReason;
  words?: string;
  /** Sent by the centre's own volunteer account. */
  own?: boolean;
}

/** Applications that fill a vacancy to its last place. */
const filling = (vacancy: DemoVacancy): Plan[] =>
  Array.from({ length: vacancy.positions ?? 1 }, (_, index) => ({
    vacancy,
    days: 12 + index * 3,
    state: 'accepted' as const,
    words: 'Fijn dat je komt. Bel me even, dan spreken we een eerste dag af.',
  }));

function plans({ vacancies }: DemoContent, ownOrganization: string): Plan[] {
  const taken = vacancies.filter(({ state }) => state === 'full' || state === 'filled');
  // The organisation with an account comes first, so that its own list has something to answer.
  const isOwn = (vacancy: DemoVacancy) => Number(vacancy.organization === ownOrganization);
  const open = vacancies
    .filter(({ state, type }) => (state === 'open' || state === 'soon') && type !== 'activity')
    .sort((a, b) => isOwn(b) - isOwn(a));
  const at = (index: number) => open[index % open.length] as DemoVacancy;
  const roomy = open.find(({ positions }) => positions === null || positions > 1) ?? at(0);
  return [
    ...taken.flatMap(filling),
    { vacancy: at(0), days: 0.1, state: 'new' },
    { vacancy: at(1), days: 2, state: 'new' },
    { vacancy: at(3), days: 5, state: 'new' },
    { vacancy: at(4), days: 9, state: 'new' },
    { vacancy: at(2), days: 1, state: 'new', own: true },
    { vacancy: at(5), days: 0.5, state: 'unconfirmed' },
    { vacancy: roomy, days: 8, state: 'accepted', words: 'Wat leuk. Kom woensdag gerust een kijkje nemen.' },
    {
      vacancy: at(1),
      days: 10,
      state: 'rejected',
      reason: 'times_do_not_match',
      words: 'Op maandag hebben we al iemand. Op woensdag zoeken we nog, misschien past dat je ook.',
    },
    {
      vacancy: at(6),
      days: 14,
      state: 'rejected',
      reason: 'place_taken',
      words: 'De plek was net bezet toen je schreef. Kijk gerust naar onze andere vacatures.',
    },
    {
      vacancy: at(2),
      days: 6,
      state: 'withdrawn',
      words: 'Ik ga toch meer uren werken en heb geen tijd meer.',
    },
  ];
}

/** What became of it: columns that differ by state. */
function outcome(plan: Plan, now: Date, center: DemoCenter, decider: DemoAccount | undefined): Row {
  const sent = daysFrom(now, -plan.days);
  const decidedAt = daysFrom(sent, Math.min(plan.days / 2, 2)).toISOString();
  const isDecided = plan.state === 'accepted' || plan.state === 'rejected';
  const isWithdrawn = plan.state === 'withdrawn';
  return {
    status: isDecided ? plan.state : null,
    decision_message: isDecided ? (plan.words ?? null) : null,
    reject_reason: plan.reason ?? null,
    decisions: isDecided ? 1 : 0,
    confirmed_at: plan.state === 'unconfirmed' ? null : daysFrom(sent, 0.005).toISOString(),
    decided_at: isDecided ? decidedAt : null,
    decided_by_id: isDecided && decider ? accountId(center, decider) : null,
    decided_by_name: isDecided && decider ? `${decider.firstName} ${decider.lastName}` : null,
    withdrawn_at: isWithdrawn ? decidedAt : null,
    withdraw_reason: isWithdrawn ? (plan.words ?? null) : null,
    first_response_at: isDecided ? decidedAt : null,
    consented_at: sent.toISOString(),
    created_at: sent.toISOString(),
    updated_at: isDecided || isWithdrawn ? decidedAt : sent.toISOString(),
  };
}

/** An address of the reserved name `example.nl`, made from the name. */
const addressOf = (first: string, last: string) =>
  `${first}.${last}`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z.]/g, '')
    .concat('@example.nl');

export const accountId = (center: DemoCenter, account: DemoAccount) =>
  fixedId(`${center.key} account ${account.email}`);

function applicant(plan: Plan, index: number, center: DemoCenter, volunteer: DemoAccount | undefined): Row {
  const words = messages[(index + center.id) % messages.length] ?? '';
  if (plan.own && volunteer) {
    return {
      user_id: accountId(center, volunteer),
      first_name: volunteer.firstName,
      last_name: volunteer.lastName,
      email: volunteer.email,
      phone_number: null,
      message: words,
    };
  }
  // Each centre starts somewhere else in the list, so that centres do not look alike.
  const [first, last] = people[(index + center.id * 7) % people.length] ?? ['Jan', 'Jansen'];
  return {
    user_id: null,
    first_name: first,
    last_name: last,
    email: addressOf(first, last),
    phone_number: index % 3 === 0 ? `06 00 00 00 ${String(index + 10)}` : null,
    message: words,
  };
}

/** Rows for `applications` of a centre. */
export function applicationRows(
  center: DemoCenter,
  content: DemoContent,
  context: { now: Date; accounts: readonly DemoAccount[]; ownOrganization: string },
): Row[] {
  const withRole = (role: string) => context.accounts.find((account) => account.role === role);
  return plans(content, context.ownOrganization).map((plan, index) => {
    const isOwn = plan.vacancy.organization === context.ownOrganization;
    const decider = withRole(isOwn ? 'organization_superuser' : 'center_superuser');
    return {
      volunteer_center_id: center.id,
      id: fixedId(`${center.key} application ${index}`),
      vacancy_id: vacancyId(center, plan.vacancy.title),
      organization_id: organizationId(center, plan.vacancy.organization),
      ...applicant(plan, index, center, withRole('volunteer')),
      ...outcome(plan, context.now, center, decider),
      consent_text: consentText,
    };
  });
}
