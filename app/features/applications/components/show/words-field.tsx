import type { ComponentProps } from 'react';
import type { FieldNameOf, FormSchema } from '#app/forms/field-rules.ts';
import { ActField } from '#app/forms/act-form.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { TextArea } from '#app/ui/text-area.tsx';

type WordsFieldProps<Schema extends FormSchema> = Pick<ComponentProps<typeof TextArea>, 'label' | 'hint'> & {
  schema: Schema;
  name: FieldNameOf<Schema>;
  isOptional?: boolean;
};

/** A few lines of one's own, kept when something else was wrong. */
export function WordsField<Schema extends FormSchema>({ isOptional, ...rest }: WordsFieldProps<Schema>) {
  const t = useWords('applications');
  const { number } = useFormat();
  return (
    <ActField
      {...rest}
      as={TextArea}
      optional={isOptional ? t('detail.optional') : undefined}
      required={!isOptional}
      countWords={(used, most) => t('detail.characters', { used: number(used), most: number(most) })}
    />
  );
}
