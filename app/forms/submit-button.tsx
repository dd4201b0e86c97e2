import type { ComponentProps } from 'react';
import { useFormContext } from '#app/forms/form-context.ts';
import { formWords } from '#app/forms/words.ts';
import { Button } from '#app/ui/button.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';

/** Busy while the form is under way; a second press does nothing then. */
export function SubmitButton({ children, ...rest }: ComponentProps<typeof Button>) {
  const { isBusy } = useFormContext();
  const words = useOwnWords(formWords);
  return (
    <Button busyLabel={words.busy} {...rest} type="submit" busy={isBusy}>
      {children}
    </Button>
  );
}
