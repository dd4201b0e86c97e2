import { useId, useState } from 'react';
import { textLimits } from '#contract/text-limits.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { useFormReset } from '#app/ui/form-reset.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { imageWords } from '#app/ui/words/image.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

export type AltText = {
  text: string;
  /** Deliberately without words: it is not read out. */
  isDecorative: boolean;
};

type ImageAltProps = {
  /** Of the picture: posted as `NAME_alt` and `NAME_decorative`. */
  name?: string;
  /** What it starts with. */
  alt?: AltText;
  onChange?: (alt: AltText) => void;
};

/** What a photo shows, in words, or the choice that it is decoration: one of the two, never neither by accident. */
export function ImageAlt({ name, alt, onChange }: ImageAltProps) {
  const words = useOwnWords(imageWords);
  const first = alt ?? { text: '', isDecorative: false };
  const [shown, setShown] = useState<AltText>(first);
  const id = useId();
  useFormReset(id, () => change(first));
  function change(next: AltText) {
    setShown(next);
    onChange?.(next.isDecorative ? { ...next, text: '' } : next);
  }
  return (
    <div>
      {!shown.isDecorative && (
        <TextField
          label={words.alt}
          hint={words.altHint}
          name={name && `${name}_alt`}
          value={shown.text}
          onChange={(event) => change({ ...shown, text: event.target.value })}
          maxLength={textLimits.pictureText}
        />
      )}
      <Checkbox
        id={id}
        label={words.decoration}
        hint={words.decorationHint}
        name={name && `${name}_decorative`}
        value="1"
        checked={shown.isDecorative}
        onChange={(event) => change({ ...shown, isDecorative: event.target.checked })}
      />
    </div>
  );
}
