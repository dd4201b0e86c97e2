import { askPath } from '#contract/public-pages.ts';
import type { onlineForms } from '#contract/forms.ts';
import type { RecordOf } from '#app/api/record.ts';
import { useAsker } from '#app/features/forms/components/fill/use-asker.ts';
import { useWords } from '#app/i18n/words.ts';
import { siteName, useFrame } from '#app/shell/frame.ts';
import { MessagePage } from '#app/shell/message-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** What whoever fills it in gets of a form, its questions apart. */
export type FilledForm = Pick<
  RecordOf<typeof onlineForms>,
  | 'id'
  | 'locale'
  | 'title'
  | 'description'
  | 'successMessage'
  | 'intake'
  | 'closesAt'
  | 'placesLeft'
  | 'consentText'
  | 'consentVersion'
  | 'retentionDays'
  | 'organizationName'
>;

/** Somebody's own link that opens nothing: it was withdrawn, there is a newer one, or a part of it is missing. */
export function NoLink() {
  const t = useWords('forms');
  const center = siteName(useFrame());
  return (
    <MessagePage
      title={t('fill.noLink')}
      actions={
        <>
          <ButtonLink href={askPath}>{t('fill.contact')}</ButtonLink>
          <ButtonLink kind="ghost" href="/">
            {t('fill.home')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('fill.noLinkText')}</p>
      <p>{t('fill.ask', { center })}</p>
    </MessagePage>
  );
}

/** In place of the questions: it is closed or full, or it was sent. */
export function Instead({ form, isSent }: { form: FilledForm; isSent: boolean }) {
  const t = useWords('forms');
  const center = siteName(useFrame());
  const asker = useAsker(form);
  const words = isSent || form.intake === 'open' ? 'sentText' : form.intake;
  return (
    <MessagePage
      title={isSent ? t('fill.sent') : form.title}
      isAnswer={isSent}
      actions={
        <>
          {!isSent && <ButtonLink href={askPath}>{t('fill.contact')}</ButtonLink>}
          <ButtonLink kind={isSent ? 'solid' : 'ghost'} href="/">
            {t('fill.home')}
          </ButtonLink>
        </>
      }
    >
      {isSent && form.successMessage ? (
        <p lang={form.locale} className="whitespace-pre-line">
          {form.successMessage}
        </p>
      ) : (
        <>
          <p>{t(`fill.${words}`, { asker })}</p>
          {!isSent && <p>{t('fill.ask', { center })}</p>}
        </>
      )}
    </MessagePage>
  );
}
