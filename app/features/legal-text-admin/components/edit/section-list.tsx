import Plus from 'lucide-react/icons/plus';
import Scale from 'lucide-react/icons/scale';
import { newSection, openAddress, placeOf } from '#app/features/legal-text-admin/components/edit/address.ts';
import type { SectionFormProps } from '#app/features/legal-text-admin/components/edit/section-form.tsx';
import { SectionForm } from '#app/features/legal-text-admin/components/edit/section-form.tsx';
import type { LoadedTexts, TextAct } from '#app/features/legal-text-admin/edit.server.ts';
import { LegalSectionText } from '#app/features/pages/components/legal-sections.tsx';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { ProseText } from '#app/ui/prose/prose-text.tsx';

const Act = actFormOf<TextAct>();
const Press = actButtonOf<TextAct>();

type Section = LoadedTexts['sections'][number];

/** That it stays, and by which law. */
function LawMark({ law }: { law: string }) {
  const t = useWords('legal-text-admin');
  return (
    <p className="mt-2 flex gap-2 rounded-ctl bg-infobg px-3 py-2 t-sm text-ink">
      <Scale aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
      <span className="min-w-0">
        {t('law')} <span className="text-soft">{law}</span>
      </span>
    </p>
  );
}

/** What the product says there, and whether the law asks it. */
function Standard({ section }: { section: Section }) {
  const t = useWords('legal-text-admin');
  const { law, standard } = section;
  return (
    <>
      {law !== null && <LawMark law={law} />}
      {standard.length > 0 && (
        <Disclosure isQuiet summary={t('readText')}>
          <ProseText prose={standard} />
        </Disclosure>
      )}
    </>
  );
}

/** Up and down among the centre's own. */
function Moving({ section: { id, title }, loaded }: { section: Section; loaded: LoadedTexts }) {
  const t = useWords('legal-text-admin');
  const place = placeOf(id);
  const count = loaded.sections.filter((one) => placeOf(one.id) !== null).length;
  if (place === null || count < 2) return null;
  const fields = { section: id, lockVersion: loaded.kept.lockVersion };
  return (
    <>
      {place > 1 && (
        <Act act="up" fields={fields} keepsPlace>
          <Press kind="ghost" size="small" aria-label={t('upOf', { title })}>
            {t('up')}
          </Press>
        </Act>
      )}
      {place < count && (
        <Act act="down" fields={fields} keepsPlace>
          <Press kind="ghost" size="small" aria-label={t('downOf', { title })}>
            {t('down')}
          </Press>
        </Act>
      )}
    </>
  );
}

/** A section as it is read, with what can be done with it. */
function Line({ section, loaded }: { section: Section; loaded: LoadedTexts }) {
  const t = useWords('legal-text-admin');
  const { id, title, lang, law, added } = section;
  const can = law === null && placeOf(id) === null ? 'addOrReplace' : 'add';
  const verb = added ? 'change' : can;
  return (
    <>
      <h3 lang={lang} className="t-h4 [overflow-wrap:anywhere]">
        {title}
      </h3>
      <Standard section={section} />
      {added && (
        <div className="mt-3 border-l-2 border-accent pl-4">
          <LegalSectionText section={{ ...section, prose: [] }} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <ButtonLink
          kind="line"
          size="small"
          href={openAddress(loaded.page, id)}
          aria-label={t(`verbsOf.${verb}`, { title })}
        >
          {t(`verbs.${verb}`)}
        </ButtonLink>
        <Moving section={section} loaded={loaded} />
      </div>
    </>
  );
}

/** All sections of the page, in their order; the form of the one that is open stands in its place. */
export function SectionList({ loaded, answer }: Pick<SectionFormProps, 'loaded' | 'answer'>) {
  const t = useWords('legal-text-admin');
  const { sections, open, page } = loaded;
  return (
    <section aria-labelledby="sections" className="min-w-0 max-w-reading">
      <h2 id="sections" className="sr-only">
        {t('sections')}
      </h2>
      <ol className="grid gap-6">
        {sections.map((section) => (
          <li key={section.id} className="border-b border-line pb-6">
            {open && open.name === section.id ? (
              <SectionForm loaded={loaded} answer={answer} title={section.title}>
                {placeOf(section.id) === null && <Standard section={section} />}
              </SectionForm>
            ) : (
              <Line section={section} loaded={loaded} />
            )}
          </li>
        ))}
      </ol>
      <div className="mt-6">
        {open && open.name === newSection ? (
          <SectionForm loaded={loaded} answer={answer} title={t('newTitle')} />
        ) : (
          <ButtonLink kind="line" href={openAddress(page, newSection)} icon={<Plus />}>
            {t('addOwn')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
