import { DateRangeFieldStates } from '#app/features/stories/parts/date-stories.tsx';
import { Part } from '#app/features/stories/parts/story.tsx';

export default function DateRangeFieldStory() {
  return (
    <Part title="States">
      <DateRangeFieldStates />
    </Part>
  );
}
