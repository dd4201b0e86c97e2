import Building from 'lucide-react/icons/building';
import User from 'lucide-react/icons/user';
import { places, useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { PostedForm, States } from '#app/features/stories/components/posted-form.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { ChoiceSelect } from '#app/ui/choice-select.tsx';

export default function ChoiceSelectStory() {
  const words = useFieldSample();
  const sample = useSample({
    nl: { label: 'Rol', person: 'Vrijwilliger', staff: 'Medewerker', people: 'Mensen', others: 'Anderen' },
    en: { label: 'Role', person: 'Volunteer', staff: 'Staff', people: 'People', others: 'Others' },
  });
  const rich = [
    {
      value: 'volunteer',
      label: sample.person,
      description: words.hint,
      icon: <User />,
      section: sample.people,
    },
    { value: 'staff', label: sample.staff, icon: <User />, section: sample.people },
    {
      value: 'partner',
      label: 'Partner',
      icon: <Building />,
      section: sample.others,
      blockedReason: words.blocked,
    },
  ];
  const shared = { label: words.place, options: places };
  return (
    <>
      <Part title="Icons, descriptions, sections; posts">
        <PostedForm>
          <ChoiceSelect label={sample.label} name="role" options={rich} />
          <ChoiceSelect label={words.place} name="place" options={places} />
        </PostedForm>
      </Part>
      <Part title="States">
        <States>
          <ChoiceSelect {...shared} placeholder={words.choose} />
          <ChoiceSelect {...shared} hint={words.hint} defaultValue="waterveen" />
          <ChoiceSelect {...shared} error={words.choose} />
          <ChoiceSelect {...shared} optional size="small" />
          <ChoiceSelect {...shared} blockedReason={words.blocked} defaultValue="waterveen" />
        </States>
      </Part>
    </>
  );
}
