import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { type ControlSize, controlClass } from '#app/ui/control-class.ts';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { IconButton } from '#app/ui/icon-button.tsx';

type PasswordFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'className' | 'size' | 'type' | 'disabled'> & {
    size?: ControlSize;
    showLabel: string;
    hideLabel: string;
  };

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, blockedReason, size, id, showLabel, hideLabel, ...native } = props;
  const ids = useFieldIds(id, props, native['aria-describedby']);
  const [isPasswordShown, setShown] = useState(false);
  const scripted = useHydrated();
  return (
    <Field {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      <span className="relative block [&>input]:pr-14">
        <input
          autoComplete="current-password"
          {...native}
          type={isPasswordShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          id={ids.control}
          name={blockedReason === undefined ? native.name : undefined}
          readOnly={blockedReason !== undefined || native.readOnly}
          aria-disabled={blockedReason !== undefined || undefined}
          className={controlClass({ size, invalid: Boolean(error), blocked: blockedReason !== undefined })}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
        />
        {scripted && (
          <span className="absolute inset-y-0 right-1.5 grid place-content-center">
            <IconButton
              label={isPasswordShown ? hideLabel : showLabel}
              icon={isPasswordShown ? <EyeOff /> : <Eye />}
              aria-controls={ids.control}
              onClick={() => setShown(!isPasswordShown)}
            />
          </span>
        )}
      </span>
    </Field>
  );
}
