/** What a new vacancy begins with: an example of its subject, or a copy of one that is there. */
import type { Locale } from '#contract/locales.ts';
import type { Page } from '#app/api/page-context.ts';
import { examples, templates, type Template } from './components/form/templates.ts';
import type { FormRecord } from './form-attributes.server.ts';
import { loadRecord } from './form.server.ts';

const paragraph = (text: string) => `<p>${text}</p>`;
const heading = (text: string) => `<h3>${text}</h3>`;

/** The four headings of a good text, the first of them begun. */
function exampleIn(language: Locale, template: Template) {
  const { headings, templates: texts } = examples[language];
  return {
    title: texts[template].title,
    text: [
      heading(headings.do),
      paragraph(texts[template].text),
      heading(headings.who),
      paragraph(headings.whoText),
      heading(headings.offers),
      paragraph(headings.offersText),
      heading(headings.practical),
      paragraph(headings.practicalText),
    ].join(''),
  };
}

/** In both languages, as the fields are. */
function exampleOf(template: Template) {
  const [dutch, english] = [exampleIn('nl', template), exampleIn('en', template)];
  return {
    vacancyType: template === 'language' ? ('language' as const) : ('volunteering' as const),
    title: dutch.title,
    description: dutch.text,
    titleEn: english.title,
    descriptionEn: english.text,
    categoryIds: [template],
    isInsured: true,
    compensation: 'expenses' as const,
  };
}

/** All that is filled in of it but its days, which have gone by, and who asked for what. */
const copyOf = ({ startsOn: _start, endsOn: _end, expiresOn: _until, ...record }: FormRecord) => ({
  ...record,
  startsOn: null,
  endsOn: null,
  expiresOn: null,
});

/** What the address asks to begin with; null for an empty form. Whoever may not change the other one may not copy it. */
export async function loadStart(page: Page, { searchParams }: URL) {
  const from = searchParams.get('from');
  if (from !== null) {
    const copied = copyOf(await loadRecord(page, from));
    const { organizationId, images } = copied;
    return { key: `from ${from}`, template: null, organizationId, values: copied, images };
  }
  const template = templates.find((one) => one === searchParams.get('template'));
  return template
    ? { key: template, template, organizationId: undefined, values: exampleOf(template), images: [] }
    : null;
}
export type FormStart = Awaited<ReturnType<typeof loadStart>>;
