/** What a centre makes of the pages that every centre has: what is worked on, what of it is open, and what its forms and buttons do. */
import { legalTextCalls } from '#contract/calls/legal-texts.ts';
import { lawOf } from '#contract/legal-sections.ts';
import type { LegalSection } from '#contract/legal-texts.ts';
import type { LegalPage } from '#contract/public-pages.ts';
import { ApiError, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { legalText } from '#app/features/legal-texts/legal-text.server.ts';
import { legalSite } from '#app/features/pages/legal-page.server.ts';
import { answerActions, isAction, type ActTable } from '#app/forms/answer-acts.server.ts';
import { answerEdit } from '#app/forms/answer-edit.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { addressOf, isPreviewIn, newSection, openIn, pageIn, placeOf } from './components/edit/address.ts';
import { sectionForms, sectionLabels, type SectionForm } from './form-schema.ts';
import { sectionAt, withMoved, withoutSection, withSection } from './components/edit/own-sections.ts';

export type TextAct = 'remove' | 'up' | 'down' | 'publish' | 'restore' | 'discard';

const readText = ({ api }: Page, page: LegalPage) => api.one(legalTextCalls.show, { params: { page } });

const emptySection = (page: LegalPage, open: string): LegalSection => {
  const fields = { title: null, titleEn: null, text: '', textEn: null };
  if (open === newSection) return { kind: 'own', section: null, ...fields };
  if (placeOf(open) !== null || lawOf(page, open) === undefined) throw pageError(404, 'Not found');
  return { kind: 'addition', section: open, ...fields };
};

const formOf = (page: LegalPage, { kind, section }: LegalSection): SectionForm => {
  if (kind === 'own' || section === null) return 'own';
  return lawOf(page, section) === null ? 'replaced' : 'added';
};

/** The section that an address opens, as its form takes it. */
async function readSection(page: Page, legal: LegalPage, open: string) {
  const { sections, lockVersion } = await readText(page, legal);
  const found = sectionAt(sections, open);
  return { ...(found ?? emptySection(legal, open)), isThere: found !== undefined, lockVersion };
}

/** What the screen opens with. */
export async function loadTexts(page: Page, url: URL) {
  const legal = pageIn(url.searchParams);
  const open = openIn(url.searchParams);
  const [kept, site] = await Promise.all([readText(page, legal), legalSite(page, url)]);
  const { sections, versions, ...rest } = kept;
  const { title, lead, sections: shown, others } = legalText(legal, site, sections);
  const { sections: plain } = legalText(legal, site, []);
  const found = open === null ? undefined : sectionAt(sections, open);
  const record =
    open === null ? null : { ...(found ?? emptySection(legal, open)), lockVersion: kept.lockVersion };
  return {
    page: legal,
    text: { title, lead, sections: shown, others },
    sections: shown.map((section) => {
      const law = placeOf(section.id) === null ? lawOf(legal, section.id) : undefined;
      const standard = plain.find(({ id }) => id === section.id)?.prose ?? [];
      return { ...section, law: law?.[page.locale] ?? null, standard };
    }),
    kept: rest,
    versions,
    open: open !== null &&
      record && { name: open, form: formOf(legal, record), record, isThere: found !== undefined },
    isPreview: isPreviewIn(url.searchParams),
    hasEnglish: page.center.locales.includes('en'),
  };
}
export type LoadedTexts = Awaited<ReturnType<typeof loadTexts>>;

const acts = (page: Page, legal: LegalPage): ActTable<TextAct> => {
  const { api, locale } = page;
  const t = wordsOf(locale, 'legal-text-admin');
  const params = { page: legal };
  const seen = (form: FormData) => Number(formText(form, 'lockVersion'));
  const change = async (
    form: FormData,
    changed: (sections: LegalSection[], open: string) => LegalSection[],
  ) => {
    const { sections } = await readText(page, legal);
    const body = { sections: changed(sections, formText(form, 'section')), lockVersion: seen(form) };
    await api.send(legalTextCalls.update, { params, body });
  };
  const move = (by: number) => async (form: FormData) => {
    await change(form, (sections, open) => withMoved(sections, open, by));
    return {};
  };
  return {
    remove: async (form) => {
      await change(form, withoutSection);
      return { told: t('removed') };
    },
    up: move(-1),
    down: move(1),
    publish: async (form) => {
      const note = formText(form, 'note') || null;
      const noteEn = formText(form, 'noteEn') || null;
      await api.send(legalTextCalls.publish, { params, body: { note, noteEn, lockVersion: seen(form) } });
      return { told: t('published') };
    },
    restore: async (form) => {
      const body = { number: Number(formText(form, 'number')), lockVersion: seen(form) };
      await api.send(legalTextCalls.restoreVersion, { params, body });
      return { told: t('restored') };
    },
    discard: async (form) => {
      const { sections } = await api.one(legalTextCalls.published, { params });
      await api.send(legalTextCalls.update, { params, body: { sections, lockVersion: seen(form) } });
      return { told: t('discarded') };
    },
  };
};

/** The API tells of all texts of the page which one is wrong; the form has the fields of that one. */
function asOwnField(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  return new ApiError(
    error.status,
    error.problems.map((problem) => ({
      ...problem,
      ...(problem.source?.pointer && {
        source: { pointer: problem.source.pointer.replace(/\/sections\/\d+\//, '/') },
      }),
    })),
  );
}

/** What was pressed, or filled in of the section that is open. */
export async function answerTexts(page: Page, form: FormData, url: URL) {
  const legal = pageIn(url.searchParams);
  const open = openIn(url.searchParams);
  const table = acts(page, legal);
  if (isAction(table, form)) return answerActions(page, form, addressOf(legal), table);
  if (open === null) throw pageError(400, 'Nothing is open');
  const before = await readSection(page, legal, open);
  const t = wordsOf(page.locale, 'legal-text-admin');
  return answerEdit(page, form, {
    schema: sectionForms[formOf(legal, before)],
    labels: sectionLabels(t),
    reload: () => readSection(page, legal, open),
    send: async ({ lockVersion, ...typed }) => {
      const { sections } = await readText(page, legal);
      const { isThere: _isThere, lockVersion: _version, ...record } = before;
      const changed = { ...record, ...(typed as Partial<LegalSection>) };
      const body = { sections: withSection(sections, open, changed), lockVersion };
      await page.api
        .send(legalTextCalls.update, { params: { page: legal }, body })
        .catch((error: unknown) => {
          throw asOwnField(error);
        });
    },
    goesOn: { to: inLanguageOf(url.pathname, addressOf(legal)), told: t('saved') },
  });
}
