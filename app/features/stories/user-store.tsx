import { Story } from '#app/features/stories/parts/story.tsx';

export default function UserStoreStory() {
  return <Story title="user-store">{null}</Story>;
}
