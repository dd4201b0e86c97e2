import { Story } from '#app/features/stories/parts/story.tsx';

export default function DollarApiStory() {
  return <Story title="dollar-api">{null}</Story>;
}
