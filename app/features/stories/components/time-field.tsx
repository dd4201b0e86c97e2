import { TimeFieldStates } from '#app/features/stories/parts/date-stories.tsx';
import { Part } from '#app/features/stories/parts/story.tsx';

export default function TimeFieldStory() {
  return (
    <Part title="States">
      <TimeFieldStates />
    </Part>
  );
}
