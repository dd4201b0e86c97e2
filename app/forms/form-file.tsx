import { useFieldOf } from '#app/forms/form-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

type FormFileProps = {
  /** Beside the fields of the contract: the action reads the file itself from what is posted. */
  name: string;
  hint?: string;
  optional?: true;
  /** `image/png,image/jpeg` */
  accept?: string;
};

/** A file that goes along with the form, which is then sent as multipart. No draft keeps it: a browser lets nobody fill it in. */
export function FormFile({ name, ...rest }: FormFileProps) {
  const { form, words } = useFieldOf(name);
  return (
    <TextField
      {...rest}
      id={words.id}
      name={name}
      label={words.label}
      error={words.error}
      type="file"
      onChange={(event) => void form.change(name, event.target.files?.[0]?.name ?? '')}
    />
  );
}
