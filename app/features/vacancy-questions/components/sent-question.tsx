import type { QuestionReader } from '#contract/vacancy-questions.ts';
import { useWords } from '#app/i18n/words.ts';
import { MessagePage } from '#app/shell/message-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

type SentQuestionProps = {
  vacancy: { id: string; organizationName: string; contactFirstName: string | null };
  sent: { sentTo: QuestionReader; email: string };
};

/** Whose mailbox it is in, as far as a visitor may know, and where the answer comes. */
export function SentQuestion({ vacancy, sent: { sentTo, email } }: SentQuestionProps) {
  const t = useWords('vacancy-questions');
  const { id, organizationName: organization, contactFirstName: name } = vacancy;
  const went = {
    contact: name ? t('sent.contact', { name, organization }) : t('sent.contactUnnamed'),
    organization: t('sent.organization', { organization }),
    center: t('sent.center'),
  };
  return (
    <MessagePage
      title={t('sent.title')}
      isAnswer
      actions={
        <>
          <ButtonLink href={`/vacancies/${id}`}>{t('back')}</ButtonLink>
          <ButtonLink kind="ghost" href="/vacancies/search">
            {t('sent.more')}
          </ButtonLink>
        </>
      }
    >
      <p>{went[sentTo]}</p>
      <p>{t('sent.answer', { email })}</p>
    </MessagePage>
  );
}
