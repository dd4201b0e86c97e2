/** Many more vacancies for the demo centres, so that search, map and lists are seen with a lot: the tests do without. Invented, CC0-1.0. */
import type pg from 'pg';
import { htmlOfPlain } from '#contract/rich-text/plain.ts';
import { days, dayTimes, dayParts, scheduleMask, type DayPart } from '#contract/schedule.ts';
import { daysFrom, fixedFraction } from '../ids.ts';
import { insertRows, type Row } from '../insert.ts';
import type { DemoCenter } from './accounts.ts';
import type { DemoContext } from './demo-context.ts';
import { moreContent, type MoreOrganization, type MoreVacancy } from './more-content.ts';
import { activityRow, contactRow } from './organizations.ts';
import { organizationId, pointNear, vacancyId } from './vacancies.ts';

const shortDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const htmlOf = (written: string) => htmlOfPlain(written, '');

const partsOf = (schedule: readonly string[]): DayPart[] =>
  schedule.flatMap((one) => {
    const [day, time] = one.split('-');
    const name = days[shortDays.indexOf(day ?? '')];
    const part = dayTimes.find((known) => known === time);
    return name && part ? [`${name}_${part}` as const] : [];
  });

/** What takes place once is on the first day of its schedule from then on. */
function datesOf(
  { starts_in_days: starts, ends_in_days: ends, tags, schedule }: MoreVacancy,
  now: Date,
): Row {
  if (starts === null || ends === null) return { starts_on: null, ends_on: null };
  const first = daysFrom(now, starts);
  const wanted = schedule === 'flexible' ? [] : partsOf(schedule).map((part) => part.split('_')[0]);
  const ahead = [0, 1, 2, 3, 4, 5, 6].find((more) =>
    // JavaScript's week starts on Sunday, ours on Monday.
    wanted.includes(days[(daysFrom(first, more).getUTCDay() + 6) % 7]),
  );
  const isOnce = tags.includes('once');
  const from = isOnce ? daysFrom(first, ahead ?? 0) : first;
  const until = isOnce ? from : daysFrom(now, Math.max(starts, ends));
  return { starts_on: from.toISOString().slice(0, 10), ends_on: until.toISOString().slice(0, 10) };
}

/** Online for a while; what ends by itself does so in the evening of its last day. */
function momentsOf(item: MoreVacancy, now: Date): Row {
  const dates = datesOf(item, now);
  const published = item.status === 'draft' ? null : daysFrom(now, -2 - fixedFraction(item.title_nl) * 120);
  const last = dates['ends_on'];
  const isOver = item.status === 'expired' || item.status === 'archived';
  return {
    ...dates,
    published_at: published?.toISOString() ?? null,
    expires_at: last
      ? `${String(last)}T21:00:00.000Z`
      : item.status === 'expired'
        ? daysFrom(now, -5).toISOString()
        : null,
    filled_at: item.status === 'filled' ? daysFrom(now, -4).toISOString() : null,
    created_at: daysFrom(published ?? now, -2).toISOString(),
    updated_at: (isOver ? daysFrom(now, -5) : (published ?? now)).toISOString(),
  };
}

const emailOf = (person: string, center: DemoCenter) =>
  `${person
    .split(' ')[0]
    ?.toLowerCase()
    .replaceAll(/[^a-z]/g, '')}@${center.key}.example`;

function vacancyRow(center: DemoCenter, item: MoreVacancy, { now, points }: DemoContext): Row {
  const isFlexible = item.schedule === 'flexible';
  const parts = item.schedule === 'flexible' ? [] : partsOf(item.schedule);
  return {
    ...momentsOf(item, now),
    ...pointNear(points, item.pc4, item.title_nl),
    volunteer_center_id: center.id,
    id: vacancyId(center, item.title_nl),
    organization_id: organizationId(center, item.organization),
    title: item.title_nl,
    title_en: item.title_en,
    summary: item.summary_nl,
    summary_en: item.summary_en,
    description: htmlOf(item.description_nl),
    description_en: item.description_en === null ? null : htmlOf(item.description_en),
    vacancy_type: item.type,
    status: item.status,
    category_ids: [item.category],
    target_group_ids: item.target_groups,
    tags: item.tags,
    is_flexible: isFlexible,
    schedule_mask: scheduleMask(dayParts.filter((part) => parts.includes(part))),
    hours_min: item.hours_min,
    hours_max: item.hours_max,
    positions: item.positions,
    requires_vog: item.vog,
    minimum_age: item.min_age,
    demand_reason: item.min_age === null ? null : 'Op deze plek mag je pas vanaf die leeftijd alleen werken.',
    language_level: item.language_level,
    compensation: item.expenses ? 'expenses' : 'none',
    is_wheelchair_accessible: item.wheelchair,
    suitable_for: item.groups ? ['groups'] : [],
    skills: [...new Set(item.skills)],
    postcode: item.pc4,
    city: item.place,
    contact_person: item.contact_person,
    contact_email: emailOf(item.contact_person, center),
  };
}

function organizationRow(
  center: DemoCenter,
  item: MoreOrganization,
  index: number,
  { now, points }: DemoContext,
): Row {
  return {
    ...pointNear(points, item.pc4, item.name),
    ...contactRow(item.name, index),
    ...activityRow(item.type, item.sector),
    volunteer_center_id: center.id,
    id: organizationId(center, item.name),
    name: item.name,
    organization_type: item.type,
    status: 'approved',
    sector: item.sector,
    description: item.description_nl,
    postcode: item.pc4,
    city: item.place,
    show_on_social_map: true,
    approved_at: daysFrom(now, -180 + index).toISOString(),
    created_at: daysFrom(now, -182 + index).toISOString(),
  };
}

/** Writes those of a centre; one that has none of its own gets none. */
export async function insertMoreVacancies(
  client: pg.Client,
  center: DemoCenter,
  context: DemoContext,
): Promise<void> {
  const more = (await moreContent()).find(({ key }) => key === center.key);
  if (!more) return;
  await insertRows(
    client,
    'organizations',
    more.organizations.map((item, index) => organizationRow(center, item, index, context)),
  );
  await insertRows(
    client,
    'vacancies',
    more.vacancies.map((item) => vacancyRow(center, item, context)),
  );
}
