import LogIn from 'lucide-react/icons/log-in';
import UserCheck from 'lucide-react/icons/user-check';
import { parentConsentText } from '#contract/consent-texts.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { MessagePage } from '#app/shell/message-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { AskAgain } from './resend-link.tsx';
import type { ConfirmOutcome, ConfirmReason } from './confirm-values.ts';

const Act = actFormOf<'confirm'>();
const Press = actButtonOf<'confirm'>();

/** What pressing does, and the one button. A parent reads the very sentence that is kept. */
export function AccountRequest({ token, act }: { token: string; act: 'account' | 'parent' }) {
  const t = useWords('signups');
  const shared = useWords('applications');
  const locale = useLocale();
  const isParent = act === 'parent';
  return (
    <MessagePage
      title={isParent ? t('confirm.parentTitle') : t('confirm.title')}
      actions={
        <Act act="confirm" fields={{ token }}>
          <Press size="large" icon={<UserCheck />} busyLabel={shared('apply.busy')}>
            {isParent ? t('confirm.parentButton') : t('confirm.button')}
          </Press>
        </Act>
      }
    >
      <p>{isParent ? parentConsentText[locale] : t('confirm.text')}</p>
    </MessagePage>
  );
}

type Done = Extract<ConfirmOutcome, { kind: 'account' }>;

const signInLink = (label: string) => (
  <ButtonLink href="/auth/login-1" size="large" icon={<LogIn />}>
    {label}
  </ButtonLink>
);

/** The account can be used, or waits for a parent. */
export function AccountOutcome({ outcome }: { outcome: Done }) {
  const t = useWords('signups');
  const home = <ButtonLink href="/">{t('confirm.home')}</ButtonLink>;
  const { email } = outcome;
  if (outcome.state === 'awaiting_parent')
    return (
      <MessagePage title={t('confirm.awaitingTitle')} isAnswer actions={home}>
        <p>{t('confirm.awaitingText')}</p>
      </MessagePage>
    );
  if (outcome.byParent)
    return (
      <MessagePage title={t('confirm.parentDoneTitle')} drawing="house" isAnswer actions={home}>
        <p>{t('confirm.parentDoneText')}</p>
      </MessagePage>
    );
  return (
    <MessagePage
      title={t('confirm.activeTitle')}
      drawing="house"
      isAnswer
      actions={signInLink(t('confirm.signIn'))}
    >
      <p>{t('confirm.activeText', { email })}</p>
    </MessagePage>
  );
}

/** A link that does not work: signing in where it was used before, else a new mail. */
export function AccountRefused({
  reason,
  act,
  formKey,
}: {
  reason: ConfirmReason;
  act: 'account' | 'parent';
  formKey: string;
}) {
  const t = useWords('signups');
  // A parent has no account that a mail could be asked for.
  if (act === 'parent' && reason !== 'used')
    return (
      <MessagePage
        title={t(reason === 'replaced' ? 'confirm.replacedTitle' : 'confirm.expiredTitle')}
        isAnswer
        actions={<ButtonLink href="/">{t('confirm.home')}</ButtonLink>}
      >
        <p>{t('confirm.parentAgain')}</p>
      </MessagePage>
    );
  if (reason !== 'used') return <AskAgain isAnswer isReplaced={reason === 'replaced'} formKey={formKey} />;
  return (
    <MessagePage
      title={t('confirm.usedTitle')}
      drawing="house"
      isAnswer
      actions={signInLink(t('confirm.signIn'))}
    >
      <p>{t('confirm.usedText')}</p>
    </MessagePage>
  );
}
