import { DateFieldStates } from '#app/features/stories/parts/date-stories.tsx';
import { Part } from '#app/features/stories/parts/story.tsx';

export default function DateFieldStory() {
  return (
    <Part title="States">
      <DateFieldStates />
    </Part>
  );
}
