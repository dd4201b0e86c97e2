import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PostForm, type PostFormProps } from '#app/forms/post-form.tsx';
import { usePath } from '#app/shell/locale-path.ts';

type PreferenceFormProps = Pick<PostFormProps, 'onSubmit' | 'className'> & { children: ReactNode };

/** How somebody wants the site, without script by way of the server, which keeps it and leads back to the same page. */
export function PreferenceForm(props: PreferenceFormProps) {
  const path = usePath();
  const { pathname, search } = useLocation();
  return (
    <PostForm isDocument action={path('/preferences')} fields={{ from: `${pathname}${search}` }} {...props} />
  );
}
