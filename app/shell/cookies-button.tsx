import type { FormEvent } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { askConsentAgain } from '#app/shell/consent.ts';
import { PreferenceForm } from '#app/shell/preference-form.tsx';

/** The focus comes back here after answering. */
export const cookiesButtonId = 'cookies';

/** Opens the question again. Without script the answer is undone, and so it is asked. */
export function CookiesButton() {
  const t = useWords('shell');

  const ask = (event: FormEvent) => {
    event.preventDefault();
    askConsentAgain();
  };
  return (
    <PreferenceForm onSubmit={ask}>
      <button
        id={cookiesButtonId}
        type="submit"
        name="analytics"
        value="ask"
        className="inline-flex min-h-11 items-center underline hover:no-underline"
      >
        {t('footer.cookies')}
      </button>
    </PreferenceForm>
  );
}
