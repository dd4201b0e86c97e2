import { use, useEffect, useRef } from 'react';
import { useWords, WordsOfPage } from '#app/i18n/words.ts';
import { applyId } from './apply-id.ts';
import type { Applicant, ApplyAnswer, ApplyTo } from './apply-values.ts';
import { PageForm, type PlainForm } from './page-form.tsx';
import { Sent, SentPicture, useSentTitle } from './sent.tsx';

/** What the loader adds when the form was asked for by its address. */
export interface InPage extends PlainForm {
  /** Words of the form: a page of a vacancy has none of them. */
  words: object;
}

type InPageProps = {
  inPage: InPage;
  to: ApplyTo;
  applicant: Applicant | null;
  answer: ApplyAnswer | undefined;
};

/** Applying without script: the form in the page, or what happens now. */
export default function ApplyInPage({ inPage, ...rest }: InPageProps) {
  const { locale, book } = use(WordsOfPage);
  return (
    <WordsOfPage value={{ locale, book: { ...book, applications: inPage.words } }}>
      <Section plain={inPage} {...rest} />
    </WordsOfPage>
  );
}

function Section({ plain, to, applicant, answer }: Omit<InPageProps, 'inPage'> & { plain: PlainForm }) {
  const t = useWords('applications');
  const sent = answer?.kind === 'sent' ? answer : null;
  const sentTitle = useSentTitle(sent, to);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent) heading.current?.focus();
  }, [sent]);
  return (
    <section
      id={applyId}
      aria-labelledby={`${applyId}-title`}
      className="mt-8 rounded-card border border-line bg-surface p-5 shadow-lift sm:p-8"
    >
      <h2 id={`${applyId}-title`} ref={heading} tabIndex={-1} className="t-h2">
        {sent ? sentTitle : t('apply.titleAll')}
      </h2>
      <div className="mt-5">
        {sent ? (
          <>
            <SentPicture url={to.picture} />
            <Sent answer={sent} to={to} />
          </>
        ) : (
          <PageForm
            to={to}
            applicant={applicant}
            plain={plain}
            refused={answer?.kind === 'refused' ? answer : null}
          />
        )}
      </div>
    </section>
  );
}
