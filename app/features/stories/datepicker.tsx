import CalendarStory from '#app/features/stories/showcase/days/calendar.tsx';
import {
  DateFieldStates,
  DateRangeFieldStates,
  DatesPosted,
  DateTimeFieldStates,
  TimeFieldStates,
} from '#app/features/stories/components/date-stories.tsx';
import { Part, Story } from '#app/features/stories/components/story.tsx';

/** Every part for dates and times: typed, picked, in a range, with the clock, and all that can be wrong with them. */
export default function DatepickerStory() {
  return (
    <Story title="datepicker">
      <DatesPosted />
      <Part title="date-field: bounds, days that cannot be, leap day, unreadable">
        <DateFieldStates />
      </Part>
      <Part title="time-field">
        <TimeFieldStates />
      </Part>
      <Part title="date-range-field: turned, out of bounds">
        <DateRangeFieldStates />
      </Part>
      <Part title="date-time-field: the clock goes back">
        <DateTimeFieldStates />
      </Part>
      <CalendarStory />
    </Story>
  );
}
