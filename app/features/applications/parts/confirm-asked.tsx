import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import { Form, useNavigation } from 'react-router';
import { useWords } from '#app/i18n/words.ts';
import { ToldPage } from '#app/shell/told-page.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';

/** What pressing does, and the one button. */
export function Asked({ token, isWithdrawal }: { token: string; isWithdrawal: boolean }) {
  const t = useWords('applications');
  const isBusy = useNavigation().state !== 'idle';
  return (
    <ToldPage
      title={isWithdrawal ? t('confirm.withdrawTitle') : t('confirm.title')}
      actions={
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="token" value={token} />
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
        </Form>
      }
    >
      <p>{isWithdrawal ? t('confirm.withdrawText') : t('confirm.text')}</p>
    </ToldPage>
  );
}
