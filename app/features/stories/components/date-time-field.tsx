import { DateTimeFieldStates } from '#app/features/stories/parts/date-stories.tsx';
import { Part } from '#app/features/stories/parts/story.tsx';

export default function DateTimeFieldStory() {
  return (
    <Part title="States">
      <DateTimeFieldStates />
    </Part>
  );
}
