import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { useNavigation } from 'react-router';
import { PostForm } from '#app/forms/post-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { MessagePage } from '#app/shell/message-page.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';

/** What pressing does, and the one button. */
export function ConfirmQuestion({ token, isWithdrawal }: { token: string; isWithdrawal: boolean }) {
  const t = useWords('applications');
  const isBusy = useNavigation().state !== 'idle';
  return (
    <MessagePage
      title={isWithdrawal ? t('confirm.withdrawTitle') : t('confirm.title')}
      actions={
        <PostForm fields={{ token }} className="flex flex-wrap gap-3">
          <Button
            type="submit"
            size="large"
            kind={isWithdrawal ? 'danger' : 'solid'}
            icon={isWithdrawal ? <Undo2 /> : <Send />}
            busy={isBusy}
            busyLabel={t('apply.busy')}
          >
            {isWithdrawal ? t('confirm.withdrawButton') : t('confirm.button')}
          </Button>
          {isWithdrawal && (
            <ButtonLink href="/" kind="line" size="large">
              {t('confirm.keep')}
            </ButtonLink>
          )}
        </PostForm>
      }
    >
      <p>{isWithdrawal ? t('confirm.withdrawText') : t('confirm.text')}</p>
    </MessagePage>
  );
}
