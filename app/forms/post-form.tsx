import type { ComponentProps, ReactNode } from 'react';
import { Form, type FetcherWithComponents } from 'react-router';

/** A list is posted value by value; what has no value is left out. */
export type PostedFields = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

export interface PostFormProps extends Pick<
  ComponentProps<'form'>,
  'id' | 'className' | 'onSubmit' | 'onChange'
> {
  /** Address of the action; the page's own when left out. */
  action?: string;
  /** Goes along unseen, by name. */
  fields?: PostedFields;
  /** The answer is a whole new document: everything on the page follows from what is done. */
  isDocument?: boolean;
  /** The page stays where it was scrolled to. */
  keepsPlace?: boolean;
  /** A file goes along. */
  hasFiles?: boolean;
  /** Done beside the page, which stays as it is. */
  fetcher?: Pick<FetcherWithComponents<unknown>, 'Form' | 'state' | 'formData'> | undefined;
  ref?: ComponentProps<typeof Form>['ref'];
  children: ReactNode;
}

/** Name and value of each field as it is posted. */
export const pairsOf = (fields: PostedFields) =>
  Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as string[]) : [value as string | number | null | undefined]).flatMap(
      (one) => (one === null || one === undefined ? [] : [{ name, value: one }]),
    ),
  );

/** What does one thing by a button, with or without script. With an act and its errors it is an `ActForm`. */
export function PostForm(props: PostFormProps) {
  const { fields = {}, isDocument, keepsPlace, hasFiles, fetcher, children, ...rest } = props;
  const Element = fetcher?.Form ?? Form;
  return (
    <Element
      {...rest}
      method="post"
      noValidate
      encType={hasFiles ? 'multipart/form-data' : undefined}
      reloadDocument={isDocument}
      preventScrollReset={keepsPlace}
    >
      {pairsOf(fields).map((pair) => (
        <input key={`${pair.name} ${pair.value}`} type="hidden" {...pair} />
      ))}
      {children}
    </Element>
  );
}
