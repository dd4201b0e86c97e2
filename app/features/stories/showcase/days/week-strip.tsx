import { Part } from '#app/features/stories/components/story.tsx';
import { useWeekSample } from '#app/features/stories/components/week-sample.ts';
import { type DayState, WeekGlyphs } from '#app/ui/week-glyphs.tsx';
import { WeekStrip } from '#app/ui/week-strip.tsx';

const usual: DayState[] = ['off', 'needed', 'off', 'off', 'needed', 'off', 'off'];
const match: DayState[] = ['off', 'match', 'can', 'off', 'missing', 'can', 'off'];

export default function WeekStripStory() {
  const { days, words } = useWeekSample();
  const week = (states: DayState[]) => days.map((day, at) => ({ ...day, state: states[at] ?? 'off' }));
  return (
    <>
      <Part title="Card and detail">
        <WeekStrip days={week(usual)} words={words.strip} />
        <WeekStrip days={week(usual)} words={words.strip} size="detail" />
      </Part>
      <Part title="Flexible">
        <WeekStrip days={week(usual)} words={words.flexible} flexible />
        <WeekStrip days={week(usual)} words={words.flexible} size="detail" flexible />
      </Part>
      <Part title="Match, none, all, on a plate">
        <WeekStrip days={week(match)} words={words.strip} />
        <WeekStrip days={week(match)} words={words.strip} size="detail" />
        <WeekStrip days={week([])} words={words.none} />
        <WeekStrip days={week(Array.from({ length: 7 }, () => 'needed'))} words={words.every} />
        <div>
          <WeekGlyphs days={week(usual)} plate />
        </div>
      </Part>
    </>
  );
}
