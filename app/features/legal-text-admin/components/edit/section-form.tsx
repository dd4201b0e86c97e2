import type { ReactNode } from 'react';
import { longestLegalText } from '#contract/legal-texts.ts';
import { addressOf, openId } from '#app/features/legal-text-admin/components/edit/address.ts';
import type { LoadedTexts, TextAct } from '#app/features/legal-text-admin/edit.server.ts';
import {
  ownForm,
  replacedForm,
  sectionForms,
  sectionLabels,
} from '#app/features/legal-text-admin/form-schema.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { EditForm } from '#app/forms/edit-form.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { choiceOf } from '#app/forms/form-choice.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valueFieldOf } from '#app/forms/form-value-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { RichTextField } from '#app/ui/rich-text/rich-text-field.tsx';

const Field = fieldOf(ownForm);
const ValueField = valueFieldOf(ownForm);
const Choice = choiceOf(replacedForm);
const Act = actFormOf<TextAct>();
const Press = actButtonOf<TextAct>();

export interface SectionFormProps {
  loaded: LoadedTexts & { formKey: string };
  answer: FormAnswer<null> | undefined;
  /** What the section is called on the page; of one of the centre's own that is new nothing yet. */
  title: string;
  /** What stands there without the centre. */
  children?: ReactNode;
}

/** What the centre says in a section. */
export function SectionForm({ loaded, answer, title, children }: SectionFormProps) {
  const t = useWords('legal-text-admin');
  const { open, page, formKey, hasEnglish, kept } = loaded;
  if (!open) return null;
  const { name, form, record, isThere } = open;
  const titleHint = form === 'own' ? undefined : t(`hints.${form}`);
  return (
    <section aria-labelledby={openId} className="rounded-card border border-line bg-surface p-5">
      <h3 id={openId} tabIndex={-1} className="mb-4 scroll-mt-24 t-h4 [overflow-wrap:anywhere]">
        {title}
      </h3>
      {children && <div className="mb-5">{children}</div>}
      <EditForm
        key={`${page} ${name}`}
        schema={sectionForms[form]}
        labels={sectionLabels(t)}
        loaded={{ record, formKey }}
        answer={answer}
        navigates
        saveLabel={t('save')}
      >
        {form === 'replaced' && <Choice name="kind" word={(kind) => t(`kinds.${kind}`)} />}
        <Field name="title" hint={titleHint} autoComplete="off" />
        <ValueField name="text" as={RichTextField} maxLength={longestLegalText} optional={undefined} />
        {hasEnglish && (
          <>
            <Field name="titleEn" lang="en" hint={t('hints.english')} autoComplete="off" />
            <ValueField name="textEn" as={RichTextField} lang="en" maxLength={longestLegalText} />
          </>
        )}
      </EditForm>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink kind="ghost" href={addressOf(page)}>
          {t('close')}
        </ButtonLink>
        {isThere && (
          <Act act="remove" fields={{ section: name, lockVersion: kept.lockVersion }}>
            <Press kind="danger">{t('remove')}</Press>
          </Act>
        )}
      </div>
    </section>
  );
}
