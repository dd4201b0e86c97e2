import { Story } from '#app/features/stories/parts/story.tsx';

export default function DatepickerStory() {
  return <Story title="datepicker">{null}</Story>;
}
