import type { ComponentProps } from 'react';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { LinkedWords, type LinkedWordsProps } from '#app/ui/linked-words.tsx';

type ConsentFieldProps = Omit<ComponentProps<typeof Checkbox>, 'label' | 'count'> & LinkedWordsProps;

/** Agreement with a text that can be read first. */
export function ConsentField({ text, hrefs, ...rest }: ConsentFieldProps) {
  return <Checkbox {...rest} label={<LinkedWords text={text} hrefs={hrefs} />} />;
}
