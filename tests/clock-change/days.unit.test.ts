/** Days and hours around the two changes of the clock, of whatever computes a moment of one. */
import { describe, expect, test } from 'vitest';
import { dayOf, lastMomentOf } from '#contract/formatters.ts';
import { timeZone } from '#contract/locales.ts';
import { openState, type OpeningTime } from '#contract/opening-hours.ts';
import { days } from '#contract/schedule.ts';
import { turnAt } from '#server/features/search-alerts/mailing/queries.ts';

const [winter, summer] = ['+01:00', '+02:00'];

/** Each day from the Saturday before to the Monday a week later, and by how much its midnight, its morning and its end are ahead of UTC. */
const weeks = [
  { sunday: '2026-03-29', before: winter, after: summer, hours: 23 },
  { sunday: '2026-10-25', before: summer, after: winter, hours: 25 },
  { sunday: '2027-03-28', before: winter, after: summer, hours: 23 },
  { sunday: '2027-10-31', before: summer, after: winter, hours: 25 },
].flatMap(({ sunday, before, after, hours }) =>
  [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8].map((since) => {
    const date = new Date(Date.parse(sunday) + since * 86_400_000).toISOString().slice(0, 10);
    const [start, end] = [since > 0 ? after : before, since < 0 ? before : after];
    return { date, weekday: days[(since + 13) % 7], start, end, hours: since === 0 ? hours : 24 };
  }),
);

describe.each(weeks)('$date', ({ date, weekday, start, end, hours }) => {
  const at = (time: string, zone = end) => new Date(`${date}T${time}${zone}`);
  const midnight = at('00:00:00.000', start);
  const last = at('23:59:59.999');

  test(`has ${hours} hours, all of them of the same day`, () => {
    expect(last.getTime() + 1 - midnight.getTime()).toBe(hours * 3_600_000);
    for (let moment = midnight.getTime(); moment < last.getTime(); moment += 1_800_000)
      expect(dayOf(new Date(moment))).toBe(date);
    expect([dayOf(new Date(midnight.getTime() - 1)), dayOf(last)]).not.toContain(
      dayOf(new Date(last.getTime() + 1)),
    );
  });

  test('what a file says to be online until then is so until its last moment', () => {
    expect(lastMomentOf(date)).toBe(last.toISOString());
  });

  test('mails of searches go from seven o’clock, as those of that day', () => {
    const turn = { day: weekday, date };
    expect([turnAt(midnight), turnAt(at('06:59:59.999'))]).toEqual([null, null]);
    expect([turnAt(at('07:00:00.000')), turnAt(last)]).toEqual([turn, turn]);
    // Half past two is there once, twice or never.
    for (const zone of [winter, summer]) expect(turnAt(at('02:30:00.000', zone))).toBeNull();
  });

  test('opening hours are those of the clock', () => {
    const hoursOpen: OpeningTime[] = [{ day: weekday ?? 'monday', opens: '01:30', closes: '10:00' }];
    const stateAt = (moment: Date) => openState(hoursOpen, moment, timeZone);
    expect(stateAt(at('01:29:00', start))).toMatchObject({ kind: 'closed', opens: '01:30', inDays: 0 });
    const open = { kind: 'open', until: '10:00' };
    expect([stateAt(at('01:30:00', start)), stateAt(at('03:00:00'))]).toEqual([open, open]);
    expect([stateAt(at('02:59:00', start)), stateAt(at('09:59:00'))]).toEqual([open, open]);
    expect(stateAt(at('10:00:00'))).toMatchObject({ kind: 'closed', opens: '01:30', inDays: 7 });
  });
});
