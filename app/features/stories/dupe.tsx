import { Story } from '#app/features/stories/parts/story.tsx';

export default function DupeStory() {
  return <Story title="dupe">{null}</Story>;
}
