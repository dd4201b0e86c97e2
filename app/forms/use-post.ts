import { useSubmit, type FetcherWithComponents } from 'react-router';
import { actName } from '#app/forms/act-answer.ts';
import { pairsOf, type PostedFields, type PostFormProps } from '#app/forms/post-form.tsx';

interface PostOptions extends Pick<PostFormProps, 'action' | 'keepsPlace'> {
  /** Done beside the page, which stays as it is. */
  fetcher?: Pick<FetcherWithComponents<unknown>, 'submit'>;
}

/** What a `PostForm` does, from where there is no form. */
export function usePost({ action, keepsPlace, fetcher }: PostOptions = {}) {
  const navigate = useSubmit();
  return async (fields: PostedFields): Promise<void> => {
    const form = new FormData();
    for (const { name, value } of pairsOf(fields)) form.append(name, String(value));
    await (fetcher?.submit ?? navigate)(form, {
      method: 'post',
      action,
      preventScrollReset: keepsPlace,
    });
  };
}

/** `const act = useAct<UserAct>()`: an act from a menu, a bar over a list, or once the browser's own dialog has answered. */
export function useAct<Act extends string>(options: PostOptions = {}) {
  const post = usePost(options);
  return (act: Act, fields: PostedFields = {}) => post({ [actName]: act, ...fields });
}
