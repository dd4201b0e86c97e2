import Trash2 from 'lucide-react/icons/trash-2';
import { useNavigation } from 'react-router';
import { PostForm } from '#app/forms/post-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { WhatGoes } from './what-goes.tsx';

/** What goes, what stays, and the one button. */
export function PressToRemove({ token }: { token: string }) {
  const t = useWords('account-removals');
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div className="mx-auto max-w-form">
      <h1 className="t-h1">{t('press.title')}</h1>
      <p className="mt-3 max-w-lead text-soft">{t('press.lead')}</p>
      <div className="mt-8">
        <WhatGoes />
      </div>
      <PostForm fields={{ token }} className="mt-9 flex flex-wrap gap-3">
        <Button
          type="submit"
          kind="danger"
          size="large"
          icon={<Trash2 />}
          busy={isBusy}
          busyLabel={t('press.busy')}
        >
          {t('press.button')}
        </Button>
        <ButtonLink href="/" kind="line" size="large">
          {t('press.keep')}
        </ButtonLink>
      </PostForm>
    </div>
  );
}
