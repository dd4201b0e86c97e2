import { Story } from '#app/features/stories/parts/story.tsx';

export default function ApiStory() {
  return <Story title="api">{null}</Story>;
}
