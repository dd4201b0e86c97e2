import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { PostForm } from '#app/forms/post-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { askConsentAgain } from '#app/shell/consent.ts';
import { usePath } from '#app/shell/locale-path.ts';

/** The focus comes back here after answering. */
export const cookiesButtonId = 'cookies';

/** Opens the question again. Without script the answer is undone, and so it is asked. */
export function CookiesButton() {
  const t = useWords('shell');
  const path = usePath();
  const { pathname, search } = useLocation();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    askConsentAgain();
  };
  return (
    <PostForm
      isDocument
      action={path('/preferences')}
      fields={{ from: `${pathname}${search}` }}
      onSubmit={ask}
    >
      <button
        id={cookiesButtonId}
        type="submit"
        name="analytics"
        value="ask"
        className="inline-flex min-h-11 items-center underline hover:no-underline"
      >
        {t('footer.cookies')}
      </button>
    </PostForm>
  );
}
