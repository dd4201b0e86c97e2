import MapPin from 'lucide-react/icons/map-pin';
import { useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { PostedForm, States } from '#app/features/stories/components/posted-form.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { TextField } from '#app/ui/text-field.tsx';

export default function TextFieldStory() {
  const words = useFieldSample();
  const sample = useSample({
    nl: { email: 'E-mailadres', tel: 'Telefoonnummer', url: 'Website', name: 'Sanne' },
    en: { email: 'Email address', tel: 'Phone number', url: 'Website', name: 'Sanne' },
  });
  const { label, hint, error } = words;
  return (
    <>
      <Part title="States">
        <States>
          <TextField label={label} />
          <TextField label={label} hint={hint} defaultValue={sample.name} />
          <TextField label={label} hint={hint} error={error} defaultValue="S" />
          <TextField label={label} optional />
          <TextField label={label} readOnly defaultValue={sample.name} />
          <TextField label={label} blockedReason={words.blocked} defaultValue={sample.name} />
          <TextField label={label} maxLength={20} defaultValue="Sanne van der Bruin" />
          <TextField label={label} maxLength={90} alwaysCount />
          <TextField label={label} icon={<MapPin />} defaultValue="4461 KB" />
        </States>
      </Part>
      <Part title="Sizes">
        <States>
          <TextField label={label} size="small" />
          <TextField label={label} />
          <TextField label={label} size="large" />
        </States>
      </Part>
      <Part title="Posts">
        <PostedForm>
          <TextField label={sample.email} type="email" name="email" />
          <TextField label={sample.tel} type="tel" name="phone" />
          <TextField label={sample.url} type="url" name="website" />
          <TextField label={label} name="closed" blockedReason={words.blocked} defaultValue={sample.name} />
        </PostedForm>
      </Part>
    </>
  );
}
