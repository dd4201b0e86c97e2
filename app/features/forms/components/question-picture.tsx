import type { Picture } from '#contract/uploads.ts';
import { ChoosePicture } from '#app/forms/pictures/choose-picture.tsx';
import type { ChosenPicture } from '#app/forms/pictures/sources.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field-error.tsx';

/** Pictures that are shown by their id, and what is done with one that is chosen. */
export interface KnownPictures {
  pictures: readonly Picture[];
  onChoose: (picture: Picture) => void;
}

type QuestionPictureProps = KnownPictures & {
  id?: string;
  name?: string;
  label: string;
  optional?: string | true | undefined;
  error?: string | undefined;
  removeLabel: string;
  /** Id of the picture; empty where there is none. */
  value?: string;
  onChange?: (value: string) => void;
};

/** The picture of a question that only explains, chosen among those that the centre has. Without script it stays as it is. */
export function QuestionPicture(props: QuestionPictureProps) {
  const { id, name, label, optional, error, removeLabel, value, pictures, onChoose, onChange } = props;
  const picture = pictures.find((one) => one.id === value);
  const choose = ({ name: _name, ...chosen }: ChosenPicture) => {
    onChoose(chosen);
    onChange?.(chosen.id);
  };
  return (
    <div id={id} role="group" aria-label={label} tabIndex={-1} className="outline-none">
      <p className="font-semibold text-ink">
        {label} {typeof optional === 'string' && <span className="font-normal text-soft">{optional}</span>}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <input type="hidden" name={name} value={value ?? ''} />
      {picture && (
        <img
          src={picture.url}
          alt={picture.altText ?? ''}
          width={picture.width}
          height={picture.height}
          className="photo mt-2 h-auto max-h-48 w-auto max-w-full rounded-tag"
        />
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <ChoosePicture onChoose={choose} />
        {picture && (
          <span className="noscript:hidden">
            <Button kind="ghost" size="small" onClick={() => onChange?.('')}>
              {removeLabel}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
