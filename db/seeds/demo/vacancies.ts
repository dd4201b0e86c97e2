/** Rows of the demo vacancies: a state as in the content file, dates relative to the day of seeding. */
import { dayParts, days, scheduleMask } from '#contract/schedule.ts';
import { accessibilities, skills, suitabilities } from '#contract/vacancy-words.ts';
import { daysFrom, fixedFraction, fixedId } from '../ids.ts';
import { type Row } from '../insert.ts';
import { type DemoCenter } from './accounts.ts';
import { type DemoVacancy } from './content.ts';
import { checksFirst } from './profiles.ts';

export type Point = { lat: number; lon: number };
export type Points = ReadonlyMap<string, Point>;

export const vacancyId = (center: DemoCenter, title: string) => fixedId(`${center.key} vacancy ${title}`);
export const organizationId = (center: DemoCenter, name: string) =>
  fixedId(`${center.key} organization ${name}`);

/** A spot near the postcode's point: neighbours on the map must not lie on top of each other. At most some 400 metres. */
export function pointNear(points: Points, postcode: string | null, name: string) {
  const point = postcode === null ? undefined : points.get(postcode.slice(0, 4));
  if (!point) return { lat: null, lon: null };
  const shift = (axis: string, most: number) => (fixedFraction(`${axis} ${name}`) - 0.5) * 2 * most;
  return {
    lat: Number((point.lat + shift('lat', 0.0035)).toFixed(5)),
    lon: Number((point.lon + shift('lon', 0.0055)).toFixed(5)),
  };
}

const status = {
  open: 'published',
  soon: 'published',
  full: 'published',
  draft: 'draft',
  submitted: 'draft',
  filled: 'filled',
  expired: 'expired',
  archived: 'archived',
} as const;

/** Days from now at which each state began and ends. `spread` runs from 0 up to 1 over the vacancies of a centre. */
function span(
  item: DemoVacancy,
  index: number,
  spread: number,
): { published: number | null; expires: number | null } {
  const later = index % 3 === 0 ? null : 21 + Math.round(spread * 70);
  switch (item.state) {
    case 'open':
      return { published: -(1 + spread * 55), expires: later };
    case 'soon':
      return { published: -(8 + spread * 45), expires: 3 + (index % 9) };
    case 'full':
      return { published: -20, expires: 30 };
    case 'filled':
      return { published: -42, expires: 20 };
    case 'expired':
      return { published: -58, expires: -6 };
    case 'archived':
      return { published: -60, expires: null };
    default:
      return { published: null, expires: null };
  }
}

/** The first day from `from` that the schedule speaks of, as a date. */
function fittingDay(item: DemoVacancy, from: Date): string {
  const wanted = item.schedule === 'flexible' ? [] : item.schedule.map((part) => part.split('_')[0]);
  const found = [0, 1, 2, 3, 4, 5, 6]
    .map((ahead) => daysFrom(from, ahead))
    // JavaScript's week starts on Sunday, ours on Monday.
    .find((date) => wanted.includes(days[(date.getUTCDay() + 6) % 7]));
  return (found ?? from).toISOString().slice(0, 10);
}

/** A vacancy on one day closes in the evening before the last day but one. */
function closing(now: Date, expires: number | null, startsOn: string | null): string | null {
  if (startsOn !== null && expires !== null) {
    return daysFrom(new Date(`${startsOn}T20:00:00Z`), -2).toISOString();
  }
  if (expires === null) return null;
  return `${daysFrom(now, expires).toISOString().slice(0, 10)}T21:00:00.000Z`;
}

/** `applied` is how many days ago the first application came: a vacancy was published before that. */
function moments(item: DemoVacancy, now: Date, index: number, count: number, applied: number): Row {
  const { published: planned, expires } = span(item, index, (index * 0.618 * count) % 1);
  const published = planned === null ? null : Math.min(planned, -applied - 1);
  const ahead =
    item.state === 'soon'
      ? 7
      : item.state === 'expired' || item.state === 'archived'
        ? -20
        : 16 + (index % 3) * 4;
  const startsOn = item.has_date ? fittingDay(item, daysFrom(now, ahead)) : null;
  const publishedAt = published === null ? null : daysFrom(now, published);
  const createdAt = daysFrom(publishedAt ?? now, -2);
  // A dated vacancy always has an end, or it would stay open after its day.
  const ends = expires ?? (item.has_date && publishedAt && item.state !== 'archived' ? ahead : null);
  return {
    starts_on: startsOn,
    ends_on: startsOn,
    published_at: publishedAt?.toISOString() ?? null,
    expires_at: closing(now, ends, startsOn),
    filled_at: item.state === 'filled' ? daysFrom(now, -5).toISOString() : null,
    submitted_at: item.state === 'submitted' ? daysFrom(now, -1).toISOString() : null,
    created_at: createdAt.toISOString(),
    updated_at: (publishedAt ?? createdAt).toISOString(),
  };
}

/** What the queue of a centre shows beside what was sent in: a change with questions and one that came back, or what is online unseen. */
function checkColumns(
  center: DemoCenter,
  vacancies: readonly DemoVacancy[],
  item: DemoVacancy,
  now: Date,
): Row {
  const isFirst = (state: DemoVacancy['state'], at = 0) =>
    vacancies.filter((one) => one.state === state)[at] === item;
  const first = (state: DemoVacancy['state'], at?: number) => checksFirst(center) && isFirst(state, at);
  const isChanged = first('open', 1);
  const isUnseen = !checksFirst(center) && isFirst('open', 1);
  const asked = 'Je hebt minstens 2 jaar ervaring en een eigen auto. Vragen? App ons op 06 12 34 56 78.';
  return {
    pending_change: isChanged
      ? { summary: `${item.summary} We beginnen meteen.`, description: `${item.description}\n\n${asked}` }
      : null,
    return_reason: first('draft')
      ? 'Kun je erbij zetten op welke dagen het is? Dan weten mensen of het past.'
      : null,
    ...((isChanged || isUnseen) && { submitted_at: daysFrom(now, -4).toISOString() }),
  };
}

/** So many of a list, others for each vacancy, in the order of the list. */
const someOf = (list: readonly string[], from: number, count: number) =>
  list.filter((_, at) => (at + from * count) % list.length < count);

/** What it takes into account, whom it suits and what it is handy to be good at. */
const descriptionColumns = (item: DemoVacancy, index: number): Row => ({
  is_insured: index % 4 !== 3,
  accessibility: someOf(accessibilities, index, 2),
  suitable_for: someOf(suitabilities, index + 1, 2),
  skills: someOf(skills, index, 3),
  demand_reason:
    item.minimum_age === null ? null : 'Op deze plek mag je pas vanaf die leeftijd alleen werken.',
});

/** Words that people added themselves, to some each. */
export const ownTags: readonly string[] = ['NL Doet', 'Burendag'];
const ownTagsOf = (index: number) => ownTags.filter((_, at) => index % 8 === at * 3 + 1);

/** Keys of the centres that show each other's vacancies; a few of the first are marked for it. */
export const sharingCenters: readonly string[] = ['public', 'oldebroek'];

const isShared = (center: DemoCenter, { type, state }: DemoVacancy, index: number) =>
  center.key === sharingCenters[0] && type === 'volunteering' && state === 'open' && index % 4 === 0;

/** Rows for `vacancies`. `reactions` tells of a vacancy how many people were accepted and when the first applied. */
export function vacancyRows(
  center: DemoCenter,
  vacancies: readonly DemoVacancy[],
  context: {
    now: Date;
    points: Points;
    reactions: (id: string) => { accepted: number; applied: number };
    phoneOf: (organization: string) => string;
  },
): Row[] {
  return vacancies.map((item, index) => {
    const { organization, type, state, schedule, has_date: _dated, ...columns } = item;
    const id = vacancyId(center, item.title);
    const { accepted, applied } = context.reactions(id);
    const isFlexible = schedule === 'flexible';
    return {
      ...columns,
      ...moments(item, context.now, index, vacancies.length, applied),
      ...checkColumns(center, vacancies, item, context.now),
      ...pointNear(
        context.points,
        item.postcode,
        item.street === null ? item.title : organization + item.street,
      ),
      volunteer_center_id: center.id,
      id,
      organization_id: organizationId(center, organization),
      vacancy_type: type,
      status: status[state],
      is_flexible: isFlexible,
      schedule_mask: isFlexible ? 0 : scheduleMask(dayParts.filter((part) => schedule.includes(part))),
      tags: [...item.tags, ...ownTagsOf(index)],
      ...descriptionColumns(item, index),
      is_shared: isShared(center, item, index),
      accepted_count: accepted,
      contact_phone: context.phoneOf(organization),
      contact_phone_visible: index % 4 === 0,
      contact_email_visible: index % 6 === 0,
      contact_email: `${item.contact_person.split(' ')[0]?.toLowerCase()}@${center.key}.example`,
    };
  });
}
