import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { MessagePage } from '#app/shell/message-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

const Act = actFormOf<'confirm'>();
const Press = actButtonOf<'confirm'>();

/** What pressing does, and the one button. */
export function ConfirmQuestion({ token, isWithdrawal }: { token: string; isWithdrawal: boolean }) {
  const t = useWords('applications');
  return (
    <MessagePage
      title={isWithdrawal ? t('confirm.withdrawTitle') : t('confirm.title')}
      actions={
        <Act act="confirm" fields={{ token }} className="flex flex-wrap gap-3">
          <Press
            size="large"
            kind={isWithdrawal ? 'danger' : 'solid'}
            icon={isWithdrawal ? <Undo2 /> : <Send />}
            busyLabel={t('apply.busy')}
          >
            {isWithdrawal ? t('confirm.withdrawButton') : t('confirm.button')}
          </Press>
          {isWithdrawal && (
            <ButtonLink href="/" kind="line" size="large">
              {t('confirm.keep')}
            </ButtonLink>
          )}
        </Act>
      }
    >
      <p>{isWithdrawal ? t('confirm.withdrawText') : t('confirm.text')}</p>
    </MessagePage>
  );
}
