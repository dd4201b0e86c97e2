import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { MessagePage } from '#app/shell/message-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { AboutApplication } from './confirm-values.ts';

const Act = actFormOf<'confirm'>();
const Press = actButtonOf<'confirm'>();

const words = {
  send: { title: 'confirm.title', text: 'confirm.text', button: 'confirm.button' },
  withdraw: {
    title: 'confirm.withdrawTitle',
    text: 'confirm.withdrawText',
    button: 'confirm.withdrawButton',
  },
  keeping: { title: 'confirm.keepingTitle', text: 'confirm.keepingText', button: 'confirm.keepingButton' },
} as const;

/** What pressing does, and the one button. */
export function ConfirmQuestion({ token, about }: { token: string; about: AboutApplication }) {
  const t = useWords('applications');
  const { title, text, button } = words[about];
  const isSending = about === 'send';
  return (
    <MessagePage
      title={t(title)}
      actions={
        <Act act="confirm" fields={{ token }} className="flex flex-wrap gap-3">
          <Press
            size="large"
            kind={about === 'withdraw' ? 'danger' : 'solid'}
            icon={isSending ? <Send /> : <Undo2 />}
            busyLabel={t('apply.busy')}
          >
            {t(button)}
          </Press>
          {!isSending && (
            <ButtonLink href="/" kind="line" size="large">
              {t('confirm.keep')}
            </ButtonLink>
          )}
        </Act>
      }
    >
      <p>{t(text)}</p>
    </MessagePage>
  );
}
