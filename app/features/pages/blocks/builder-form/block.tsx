import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { Intake } from '#contract/forms.ts';
import { BlockTitle } from '#app/features/pages/components/blocks/block-head.tsx';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import { loadWords } from '#app/i18n/lazy-words.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';

const FormInPlace = lazy(async () => {
  await loadWords(['forms']);
  return import('./form-in-place.tsx');
});

export interface FormOfBlock {
  slug: string;
  title: string;
  intake: Intake;
  closesAt: string | null;
}

/** What is said instead of a form that takes no answers: with the day on which that ended. */
function useClosedText(): (form: FormOfBlock) => string {
  const t = useWords('pages');
  const { date } = useFormat();
  const now = useNow();
  return ({ intake, closesAt }) => {
    if (intake === 'full') return t('form.full');
    const isPast = closesAt !== null && Date.parse(closesAt) <= now;
    return isPast ? t('form.closedOn', { day: date(closesAt) }) : t('form.closed');
  };
}

/** Its questions come in the place of the button; without script that leads to the page of the form. */
function FillIn({ slug, closesAt }: FormOfBlock) {
  const t = useWords('pages');
  const { date, time } = useFormat();
  const [isOpened, setOpened] = useState(false);
  const open = (event: MouseEvent) => {
    // Whoever wants another tab or window gets the page of the form.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(true);
  };
  const closed = (
    <>
      {closesAt !== null && (
        <p className="mt-3">{t('form.until', { when: `${date(closesAt)}, ${time(closesAt)}` })}</p>
      )}
      <p className="mt-5">
        <ButtonLink size="large" href={`/forms/${slug}`} data-opens-here onClick={open}>
          {t('form.fill')}
        </ButtonLink>
      </p>
    </>
  );
  if (!isOpened) return closed;
  return (
    <Suspense fallback={closed}>
      <FormInPlace slug={slug} />
    </Suspense>
  );
}

/** A form to be filled in; one sentence where it is closed or full, and nothing where it is not online. */
export default function BuilderForm({
  block,
  data,
  place,
}: BlockProps<'BuilderForm', FormOfBlock | null | undefined>) {
  const closedText = useClosedText();
  const form = data ?? null;
  const isOpen = form?.intake === 'open';
  const said = isOpen ? null : (block.closedText ?? (form && closedText(form)));
  if (!isOpen && said === null) return null;
  const title = block.title ?? form?.title;
  return (
    <section className="my-8 bg-tint py-10 lg:my-12 lg:py-14">
      <div className="wrap">
        {title && (
          <BlockTitle block={block} place={place} className="t-h2">
            {title}
          </BlockTitle>
        )}
        {block.intro && <p className="mt-1.5 max-w-reading wrap-break-word text-soft">{block.intro}</p>}
        {said !== null && <p className="mt-5 max-w-reading font-semibold wrap-break-word">{said}</p>}
        {isOpen && <FillIn {...form} />}
      </div>
    </section>
  );
}
