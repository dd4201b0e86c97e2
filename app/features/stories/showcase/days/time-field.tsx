import { TimeFieldStates } from '#app/features/stories/components/date-stories.tsx';
import { Part } from '#app/features/stories/components/story.tsx';

export default function TimeFieldStory() {
  return (
    <Part title="States">
      <TimeFieldStates />
    </Part>
  );
}
