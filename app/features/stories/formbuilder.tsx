import { Story } from '#app/features/stories/parts/story.tsx';

export default function FormbuilderStory() {
  return <Story title="formbuilder">{null}</Story>;
}
