import { Story } from '#app/features/stories/parts/story.tsx';

export default function ColorsStory() {
  return <Story title="colors">{null}</Story>;
}
