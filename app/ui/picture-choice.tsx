import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';

export type PictureOption = {
  value: string;
  /** What is on it: its name for whoever does not see it. */
  label: string;
  /** Address of the picture; without one `children` stand in its place. */
  src?: string;
  /** In place of a picture: a sign and visible words. */
  children?: ReactNode;
};

type PictureChoiceProps = FieldWords & {
  options: readonly PictureOption[];
  name: string;
  id?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/** One of a set of pictures, each a radio button: arrows go from one to the next, and a plain form posts it. */
export function PictureChoice(props: PictureChoiceProps) {
  const { label, hint, error, optional, blockedReason, options, name, value, defaultValue, onChange } = props;
  const ids = useFieldIds(props.id, props);
  return (
    <ChoiceGroup {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      <div className="mt-1 grid grid-cols-2 gap-3 min-[22rem]:grid-cols-3 sm:grid-cols-4">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative block aspect-4/3 overflow-hidden rounded-ctl border-ctl border-edge bg-sunken text-ink shell-ring hover:border-ink has-checked:border-solid has-checked:ring-[1.5px] has-checked:ring-solid has-checked:[&_.chosen-mark]:block has-disabled:border-dashed forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
              onChange={() => onChange?.(option.value)}
              disabled={blockedReason !== undefined}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {option.src ? (
              <img
                src={option.src}
                alt={option.label}
                width={400}
                height={300}
                loading="lazy"
                className="photo pointer-events-none size-full object-cover"
              />
            ) : (
              <span className="pointer-events-none grid size-full place-content-center justify-items-center gap-2 p-3 text-center t-sm">
                {option.children}
                {option.label}
              </span>
            )}
            <Check
              aria-hidden
              className="chosen-mark absolute end-2 top-2 hidden size-7 rounded-full bg-solid p-1 text-onsolid"
            />
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
