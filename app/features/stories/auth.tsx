import { Story } from '#app/features/stories/parts/story.tsx';

export default function AuthStory() {
  return <Story title="auth">{null}</Story>;
}
