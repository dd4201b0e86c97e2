import { DateTimeFieldStates } from '#app/features/stories/components/date-stories.tsx';
import { Part } from '#app/features/stories/components/story.tsx';

export default function DateTimeFieldStory() {
  return (
    <Part title="States">
      <DateTimeFieldStates />
    </Part>
  );
}
