import { type MouseEvent, useState } from 'react';
import type { Intake } from '#contract/forms.ts';
import type { Locale } from '#contract/locales.ts';
import { BlockTitle } from '#app/features/pages/components/blocks/block-head.tsx';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import { loadWords } from '#app/i18n/lazy-words.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type FormInPlace from './form-in-place.tsx';
import type { OpenedForm } from './form-in-place.tsx';

export interface FormOfBlock {
  id: string;
  slug: string;
  locale: Locale;
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

interface Opened {
  form: OpenedForm;
  Part: typeof FormInPlace;
}

/** Opening a form where it stands: its script, its words and what it asks now. */
function useOpening() {
  const locale = useLocale();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [state, setState] = useState<'closed' | 'coming' | 'failed'>('closed');
  const fetchForm = async (id: string): Promise<Opened | null> => {
    const [{ default: Part, loadForm, isOpenOnPage }] = await Promise.all([
      import('./form-in-place.tsx'),
      loadWords(['forms']),
    ]);
    return isOpenOnPage(id) ? null : { Part, form: await loadForm(id, locale) };
  };
  const open = async ({ id }: FormOfBlock, address: string) => {
    setState('coming');
    try {
      const found = await fetchForm(id);
      if (found) setOpened(found);
      else location.assign(address);
    } catch {
      // No connection, or it is gone: what is typed elsewhere on the page stays.
      setState('failed');
    }
  };
  return { opened, state, open };
}

type FillInProps = { form: FormOfBlock } & Omit<ReturnType<typeof useOpening>, 'opened'>;

/** The button; without script it leads to the page of the form. */
function FillIn({ form, state, open }: FillInProps) {
  const t = useWords('pages');
  const { date, time } = useFormat();
  const { slug, closesAt } = form;
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    // Whoever wants another tab or window gets the page of the form.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (state !== 'coming') void open(form, event.currentTarget.href);
  };
  return (
    <>
      {closesAt !== null && (
        <p className="mt-3">{t('form.until', { when: `${date(closesAt)}, ${time(closesAt)}` })}</p>
      )}
      <p className="mt-5">
        <ButtonLink size="large" href={`/forms/${slug}`} data-opens-here onClick={press}>
          {t('form.fill')}
        </ButtonLink>
      </p>
      <p role="status" className="mt-3 font-semibold empty:hidden">
        {state !== 'closed' && t(`form.${state}`)}
      </p>
    </>
  );
}

/** A form to be filled in; one sentence where it is closed or full, and nothing where it is not online. */
export default function BuilderForm({
  block,
  data,
  place,
}: BlockProps<'BuilderForm', FormOfBlock | null | undefined>) {
  const closedText = useClosedText();
  const { opened, ...opening } = useOpening();
  // What was opened stays, whatever others did to the form meanwhile.
  const form = opened?.form ?? data ?? null;
  const isOpen = form?.intake === 'open';
  const said = isOpen || opened ? null : (block.closedText ?? (form && closedText(form)));
  if (!form && said === null) return null;
  const title = block.title ?? form?.title;
  return (
    <section className="my-8 bg-tint py-10 lg:my-12 lg:py-14">
      <div className="wrap">
        {title && (
          <BlockTitle
            block={block}
            place={place}
            lang={block.title === null ? form?.locale : undefined}
            className="t-h2"
          >
            {title}
          </BlockTitle>
        )}
        {block.intro && <p className="mt-1.5 max-w-reading wrap-break-word text-soft">{block.intro}</p>}
        {said !== null && <p className="mt-5 max-w-reading font-semibold wrap-break-word">{said}</p>}
        {opened ? <opened.Part form={opened.form} /> : isOpen && <FillIn form={form} {...opening} />}
      </div>
    </section>
  );
}
