import { DateRangeFieldStates } from '#app/features/stories/components/date-stories.tsx';
import { Part } from '#app/features/stories/components/story.tsx';

export default function DateRangeFieldStory() {
  return (
    <Part title="States">
      <DateRangeFieldStates />
    </Part>
  );
}
