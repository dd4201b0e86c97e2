import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { loadFilling } from '#app/features/forms/fill.server.ts';
import { Questions } from '#app/features/forms/components/fill/questions.tsx';
import { useWords } from '#app/i18n/words.ts';
import { siteName, useFrame } from '#app/shell/frame.ts';
import { usePath } from '#app/shell/locale-path.ts';

type Filling = Awaited<ReturnType<typeof loadFilling>>;

/** The questions of a form within a page that it stands in; what they are now, as the page may be of a while ago. */
export default function FormInPlace({ slug }: { slug: string }) {
  const t = useWords('forms');
  const address = usePath()(`/forms/${slug}`);
  const { data, load } = useFetcher<Filling>();
  const [isSent, setSent] = useState(false);
  // Whoever is filling it in when it closes keeps what they typed.
  const [isBegun, setBegun] = useState(false);
  if (data?.isOpen && !isBegun) setBegun(true);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => void load(address), [load, address]);
  const shown = isSent ? 'sent' : data && 'form';
  useEffect(() => {
    // What was pressed is gone, and so is what was sent.
    if (shown !== undefined) region.current?.focus();
  }, [shown]);
  return (
    <div ref={region} tabIndex={-1} className="max-w-form outline-none">
      {!data ? (
        <p role="status" className="mt-5">
          {t('fill.coming')}
        </p>
      ) : isSent ? (
        <Thanks form={data.form} />
      ) : isBegun ? (
        <Questions
          form={data.form}
          questions={data.questions}
          challenge={data.challenge}
          formKey={data.formKey}
          answer={undefined}
          draft={`form ${data.form.id}`}
          within={{ action: address, onSent: () => setSent(true) }}
        />
      ) : (
        <p className="mt-5 font-semibold">{t(`fill.${data.form.intake === 'full' ? 'full' : 'closed'}`)}</p>
      )}
    </div>
  );
}

function Thanks({ form: { locale, successMessage } }: Pick<Filling, 'form'>) {
  const t = useWords('forms');
  const center = siteName(useFrame());
  return (
    <div role="status" className="mt-6">
      <h3 className="t-h3">{t('fill.sent')}</h3>
      {successMessage === null ? (
        <p className="mt-3">{t('fill.sentText', { center })}</p>
      ) : (
        <p lang={locale} className="mt-3 whitespace-pre-line">
          {successMessage}
        </p>
      )}
    </div>
  );
}
