import { useState } from 'react';
import { useDateSample } from '#app/features/stories/components/date-stories.tsx';
import { States } from '#app/features/stories/components/posted-form.tsx';
import { Part } from '#app/features/stories/components/story.tsx';
import { Calendar } from '#app/ui/calendar.tsx';
import { RangeCalendar } from '#app/ui/range-calendar.tsx';

const period = { from: '2026-11-24', until: '2026-12-04' };

export default function CalendarStory() {
  const words = useDateSample();
  const [day, setDay] = useState('2026-11-24');
  const [range, setRange] = useState(period);
  return (
    <>
      <Part title="Chosen, bounds, days that cannot be">
        <States>
          <Calendar label={words.start} value={day} onChange={setDay} />
          <Calendar label={words.start} value="2026-11-24" min="2026-11-21" max="2026-12-20" />
          <Calendar label={words.start} value="2028-02-29" closedReason={words.closedReason} />
        </States>
      </Part>
      <Part title="Range">
        <States>
          <RangeCalendar label={words.period} value={range} onChange={setRange} />
          <RangeCalendar label={words.period} value={{ from: '', until: '' }} min="2026-11-21" />
        </States>
      </Part>
    </>
  );
}
