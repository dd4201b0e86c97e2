import { Story } from '#app/features/stories/parts/story.tsx';

export default function ToasterStory() {
  return <Story title="toaster">{null}</Story>;
}
