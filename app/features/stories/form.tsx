import { Story } from '#app/features/stories/parts/story.tsx';

export default function FormStory() {
  return <Story title="form">{null}</Story>;
}
