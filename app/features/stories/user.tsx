import { Story } from '#app/features/stories/parts/story.tsx';

export default function UserStory() {
  return <Story title="user">{null}</Story>;
}
