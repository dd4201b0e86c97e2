import { Story } from '#app/features/stories/parts/story.tsx';

export default function TiptapStory() {
  return <Story title="tiptap">{null}</Story>;
}
