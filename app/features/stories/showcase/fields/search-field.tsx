import { useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { PostedForm, States } from '#app/features/stories/components/posted-form.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { SearchField } from '#app/ui/search-field.tsx';

export default function SearchFieldStory() {
  const { hint, error, blocked } = useFieldSample();
  const { label } = useSample({
    nl: { label: 'Zoek een organisatie' },
    en: { label: 'Find an organisation' },
  });
  return (
    <>
      <Part title="States">
        <States>
          <SearchField label={label} />
          <SearchField label={label} hint={hint} defaultValue="Waterveen" />
          <SearchField label={label} error={error} />
          <SearchField label={label} blockedReason={blocked} />
          <SearchField label={label} size="small" defaultValue="Waterveen" />
        </States>
      </Part>
      <Part title="Posts">
        <PostedForm>
          <SearchField label={label} name="q" />
        </PostedForm>
      </Part>
    </>
  );
}
