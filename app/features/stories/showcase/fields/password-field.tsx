import { useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { States } from '#app/features/stories/components/posted-form.tsx';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';

export default function PasswordFieldStory() {
  const { hint, error, blocked } = useFieldSample();
  const sample = useSample({
    nl: { label: 'Wachtwoord', showLabel: 'Toon wachtwoord', hideLabel: 'Verberg wachtwoord' },
    en: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password' },
  });
  return (
    <Part title="States">
      <States>
        <PasswordField {...sample} />
        <PasswordField {...sample} hint={hint} defaultValue="groene-fiets-loopt" />
        <PasswordField {...sample} error={error} />
        <PasswordField {...sample} size="large" />
        <PasswordField {...sample} blockedReason={blocked} />
      </States>
    </Part>
  );
}
