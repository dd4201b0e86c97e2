import Trash2 from 'lucide-react/icons/trash-2';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { WhatGoes } from './what-goes.tsx';

const Act = actFormOf<'remove'>();
const Press = actButtonOf<'remove'>();

/** What goes, what stays, and the one button. */
export function PressToRemove({ token }: { token: string }) {
  const t = useWords('account-removals');
  return (
    <div className="mx-auto max-w-form">
      <h1 className="t-h1">{t('press.title')}</h1>
      <p className="mt-3 max-w-lead text-soft">{t('press.lead')}</p>
      <div className="mt-8">
        <WhatGoes />
      </div>
      <Act act="remove" fields={{ token }} className="mt-9 flex flex-wrap gap-3">
        <Press kind="danger" size="large" icon={<Trash2 />} busyLabel={t('press.busy')}>
          {t('press.button')}
        </Press>
        <ButtonLink href="/" kind="line" size="large">
          {t('press.keep')}
        </ButtonLink>
      </Act>
    </div>
  );
}
