import { Story } from '#app/features/stories/parts/story.tsx';

export default function ServerErrorStory() {
  return <Story title="server-error">{null}</Story>;
}
