/** From template and values to subject and pieces of plain text; the frame makes a mail of them and escapes. */
import { Liquid, type Template as ParsedTemplate } from 'liquidjs';
import { dateFormat } from '#contract/formatters.ts';
import { timeZone, type Locale } from '#contract/locales.ts';
import { templates, type TemplateName, type TemplateValues } from './all-templates.ts';
import { layOut, type CenterLook, type LaidOutPiece } from './frame.ts';
import { plainly } from './plainly.ts';
import { reasons } from './reasons.ts';
import type { MailLink, Piece, Template, TemplateWords } from './template.ts';

/** Without files: `templates` makes it look partials up in an empty list instead of on disk. */
const liquid = new Liquid({
  strictVariables: true,
  strictFilters: true,
  ownPropertyOnly: true,
  templates: {},
  parseLimit: 50_000,
  renderLimit: 500,
  memoryLimit: 1_000_000,
});
const parsed = new Map<string, ParsedTemplate[]>();

const mostLinks = 3;

const dayFormats: Record<Locale, Intl.DateTimeFormat> = {
  nl: dateFormat('nl-NL', { timeZone, weekday: 'long', day: 'numeric', month: 'long' }),
  en: dateFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' }),
};

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

type Shown = Record<string, unknown>;

function fill(source: string, shown: Shown): string {
  let template = parsed.get(source);
  if (!template) parsed.set(source, (template = liquid.parse(source)));
  return String(liquid.renderSync(template, shown)).trim();
}

/** As the words show them: a moment is a day, `dinsdag 24 november`; lists have at most three. */
function shownValues(values: object, words: TemplateWords<never>, locale: Locale): Shown {
  const shown: Shown = { ...words.choices };
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof Date) shown[name] = dayFormats[locale].format(value).replace(',', '');
    else shown[name] = Array.isArray(value) ? value.slice(0, mostLinks) : value;
  }
  return shown;
}

function named<Kind>(shown: Shown, name: PropertyKey): Kind {
  if (shown[String(name)] === undefined) throw new Error(`undefined variable: ${String(name)}`);
  return shown[String(name)] as Kind;
}

/** What a subject may name. */
const withoutStrangers = (shown: Shown, vouched: ReadonlySet<string>): Shown =>
  Object.fromEntries(
    Object.entries(shown).filter(([name, value]) => typeof value !== 'string' || vouched.has(name)),
  );

const plainStrangers = (shown: Shown, vouched: ReadonlySet<string>): Shown =>
  Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [
      name,
      typeof value === 'string' && !vouched.has(name) ? plainly(value) : value,
    ]),
  );

/** Addresses of buttons and links are ours, so they are taken as they came. */
function layOutPiece(piece: Piece<Shown>, shown: Shown, asGiven: Shown): LaidOutPiece[] {
  if ('text' in piece) {
    const text = fill(piece.text, shown);
    return text === '' ? [] : [{ kind: 'text', text }];
  }
  if ('quote' in piece) {
    const text = named<string | null>(shown, piece.quote);
    return text ? [{ kind: 'quote', text }] : [];
  }
  if ('links' in piece) {
    const links = named<readonly MailLink[]>(shown, piece.links);
    return links.length > 0 ? [{ kind: 'links', links }] : [];
  }
  const url = named<string>(asGiven, piece.to);
  if ('button' in piece) return [{ kind: 'button', title: fill(piece.button, shown), url }];
  return [{ kind: 'link', title: fill(piece.link, shown), url }];
}

/** Fills a template. Throws when it names a value that is not there. */
export function renderMail<Name extends TemplateName>(mail: {
  template: Name;
  locale: Locale;
  values: TemplateValues[NoInfer<Name>];
  centerLook: CenterLook;
}): RenderedMail {
  // The types of the words are checked where they are written; here all templates are alike.
  const template = templates[mail.template] as unknown as Template<never>;
  const words = template[mail.locale];
  const centerName = mail.centerLook.names[mail.locale];
  const shown = { ...shownValues(mail.values, words, mail.locale), centerName };
  const vouched = new Set<string>(['centerName', ...(template.vouched ?? [])]);
  const subject = fill(words.subject, withoutStrangers(shown, vouched)).replaceAll(/\s+/g, ' ');
  const plain = plainStrangers(shown, vouched);
  const pieces = words.pieces.flatMap((piece) => layOutPiece(piece as Piece<Shown>, plain, shown));
  const reason = fill(reasons[mail.template][mail.locale], { centerName });
  return { subject, ...layOut({ subject, reason, pieces, locale: mail.locale, look: mail.centerLook }) };
}
