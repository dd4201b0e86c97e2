import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { Sent } from '#app/features/applications/components/apply/sent.tsx';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { MessagePage } from '#app/shell/message-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { AboutApplication, ConfirmOutcome, ConfirmReason } from './confirm-values.ts';

type OutcomeProps = {
  outcome: Exclude<ConfirmOutcome, { kind: 'account' }>;
  about: AboutApplication;
  token: string;
};

const Act = actFormOf<'mail_again'>();
const Press = actButtonOf<'mail_again'>();

/** What came of it, and always a next step. */
export function Outcome({ outcome, about, token }: OutcomeProps) {
  if (outcome.kind === 'sent') return <Arrived outcome={outcome} />;
  if (outcome.kind === 'withdrawn') return <Withdrawn outcome={outcome} />;
  if (outcome.kind === 'kept_no_longer') return <KeptNoLonger organization={outcome.organizationName} />;
  if (outcome.kind === 'mailed') return <Mailed />;
  if (outcome.reason === 'replaced') return <Replaced token={token} />;
  return <Refusal reason={outcome.reason} about={about} />;
}

function SearchLink({ kind = 'line', children }: { kind?: 'solid' | 'line'; children: ReactNode }) {
  return (
    <ButtonLink href="/vacancies/search" kind={kind}>
      {children}
    </ButtonLink>
  );
}

function Arrived({ outcome }: { outcome: Extract<ConfirmOutcome, { kind: 'sent' }> }) {
  const t = useWords('applications');
  const { sent, to, vacancyTitle: vacancy, vacancyId } = outcome;
  const { organizationName: organization } = to;
  return (
    <MessagePage
      title={t('confirm.sentTitle', { firstName: sent.firstName })}
      drawing="house"
      isAnswer
      actions={
        <>
          <SearchLink>{t('confirm.searchMore')}</SearchLink>
          {vacancyId && (
            <ButtonLink href={`/vacancies/${vacancyId}`} kind="ghost">
              {t('confirm.showVacancy')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p className="text-soft">{t('confirm.sentText', { vacancy, organization })}</p>
      <Sent answer={sent} to={to} />
      {outcome.accountToken && <AccountOffer token={outcome.accountToken} />}
    </MessagePage>
  );
}

/** One press to the page where only a password is asked. */
function AccountOffer({ token }: { token: string }) {
  const t = useWords('applications');
  return (
    <section className="mt-8 border-t border-line pt-6">
      <h2 className="t-h3">{t('confirm.accountTitle')}</h2>
      <p className="mt-2 max-w-lead">{t('confirm.accountText')}</p>
      <p className="mt-4">
        <ButtonLink href={`/auth/reset?${new URLSearchParams({ token })}`}>
          {t('confirm.accountButton')}
        </ButtonLink>
      </p>
    </section>
  );
}

function Withdrawn({ outcome }: { outcome: Extract<ConfirmOutcome, { kind: 'withdrawn' }> }) {
  const t = useWords('applications');
  const { organizationName: organization, vacancyTitle: vacancy } = outcome;
  return (
    <MessagePage
      title={t('confirm.withdrawnTitle')}
      isAnswer
      actions={<SearchLink kind="solid">{t('confirm.search')}</SearchLink>}
    >
      <p>{t('confirm.withdrawnText', { organization, vacancy })}</p>
    </MessagePage>
  );
}

function KeptNoLonger({ organization }: { organization: string }) {
  const t = useWords('applications');
  return (
    <MessagePage
      title={t('confirm.keptNoLongerTitle')}
      isAnswer
      actions={<SearchLink kind="solid">{t('confirm.search')}</SearchLink>}
    >
      <p>{t('confirm.keptNoLongerText', { organization })}</p>
    </MessagePage>
  );
}

/** An older mail was opened: the newest has a link that works, and comes once more for who cannot find it. */
function Replaced({ token }: { token: string }) {
  const t = useWords('applications');
  return (
    <MessagePage
      title={t('confirm.replacedTitle')}
      isAnswer
      actions={
        <Act act="mail_again" fields={{ token }}>
          <Press size="large" icon={<Mail />} busyLabel={t('apply.busy')}>
            {t('confirm.mailAgain')}
          </Press>
        </Act>
      }
    >
      <p>{t('confirm.replacedText')}</p>
    </MessagePage>
  );
}

function Mailed() {
  const t = useWords('applications');
  return (
    <MessagePage
      title={t('confirm.mailedTitle')}
      isAnswer
      actions={<SearchLink>{t('confirm.searchMore')}</SearchLink>}
    >
      <p>{t('confirm.mailedText')}</p>
    </MessagePage>
  );
}

const words = {
  used: { title: 'confirm.usedTitle', text: 'confirm.usedText', action: 'confirm.searchMore' },
  expired: { title: 'confirm.expiredTitle', text: 'confirm.expiredText', action: 'confirm.search' },
  closed: { title: 'confirm.closedTitle', text: 'confirm.closedText', action: 'confirm.search' },
  decided: { title: 'confirm.decidedTitle', text: 'confirm.decidedText', action: 'confirm.search' },
  unknown: { title: 'confirm.unknownTitle', text: 'confirm.unknownText', action: 'confirm.search' },
  again: { title: 'confirm.againTitle', text: 'apply.unreachable', action: 'confirm.search' },
} as const;
/** Where taking back reads otherwise than sending. */
const withdrawalWords = {
  used: { title: 'confirm.withdrawUsedTitle', text: 'confirm.withdrawUsedText', action: 'confirm.search' },
  expired: { title: 'confirm.expiredTitle', text: 'confirm.withdrawExpiredText', action: 'confirm.search' },
} as const;

const keepingWords = {
  used: { title: 'confirm.keepingUsedTitle', text: 'confirm.keepingUsedText', action: 'confirm.search' },
  expired: { title: 'confirm.keepingUsedTitle', text: 'confirm.keepingUsedText', action: 'confirm.search' },
} as const;
const ownWords = { send: {}, withdraw: withdrawalWords, keeping: keepingWords };

type RefusalProps = { reason: Exclude<ConfirmReason, 'replaced'>; about: AboutApplication };

function Refusal({ reason, about }: RefusalProps) {
  const t = useWords('applications');
  const { title, text, action } = { ...words, ...ownWords[about] }[reason];
  return (
    <MessagePage
      title={t(title)}
      drawing={reason === 'used' ? 'house' : 'door'}
      isAnswer
      actions={
        reason === 'again' ? (
          // The same address: the link in the mail still works.
          <ButtonLink href="">{t('confirm.again')}</ButtonLink>
        ) : (
          <SearchLink kind="solid">{t(action)}</SearchLink>
        )
      }
    >
      <p>{t(text)}</p>
    </MessagePage>
  );
}
