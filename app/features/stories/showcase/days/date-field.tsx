import { DateFieldStates } from '#app/features/stories/components/date-stories.tsx';
import { Part } from '#app/features/stories/components/story.tsx';

export default function DateFieldStory() {
  return (
    <Part title="States">
      <DateFieldStates />
    </Part>
  );
}
