/** From template and values to subject and pieces of plain text; the frame makes a mail of them and escapes. */
import { Liquid, type Template as ParsedTemplate } from 'liquidjs';
import { dateFormat } from '#contract/formatters.ts';
import { timeZone, type Locale } from '#contract/locales.ts';
import { templates, type TemplateName, type TemplateValues } from './all-templates.ts';
import { layOut, type CenterBranding, type LaidOutPiece } from './frame.ts';
import { plainly } from './plain-text-names.ts';
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

const usualLinks = 3;

const dayFormats: Record<Locale, Intl.DateTimeFormat> = {
  nl: dateFormat('nl-NL', { timeZone, weekday: 'long', day: 'numeric', month: 'long' }),
  en: dateFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' }),
};

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

type PrintedValues = Record<string, unknown>;

function fill(source: string, printed: PrintedValues): string {
  let template = parsed.get(source);
  if (!template) parsed.set(source, (template = liquid.parse(source)));
  return String(liquid.renderSync(template, printed)).trim();
}

/** As the words show them: a moment is a day, `dinsdag 24 november`; lists are cut. */
function printedValues(
  values: object,
  { choices, mostLinks }: Pick<TemplateWords<never>, 'choices'> & { mostLinks: number },
  locale: Locale,
): PrintedValues {
  const printed: PrintedValues = { ...choices };
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof Date) printed[name] = dayFormats[locale].format(value).replace(',', '');
    else printed[name] = Array.isArray(value) ? value.slice(0, mostLinks) : value;
  }
  return printed;
}

function named<Kind>(printed: PrintedValues, name: PropertyKey): Kind {
  if (printed[String(name)] === undefined) throw new Error(`undefined variable: ${String(name)}`);
  return printed[String(name)] as Kind;
}

/** What a subject may name. */
const withoutStrangers = (visible: PrintedValues, vouched: ReadonlySet<string>): PrintedValues =>
  Object.fromEntries(
    Object.entries(visible).filter(([name, value]) => typeof value !== 'string' || vouched.has(name)),
  );

const plainStrangers = (printed: PrintedValues, vouched: ReadonlySet<string>): PrintedValues =>
  Object.fromEntries(
    Object.entries(printed).map(([name, value]) => [
      name,
      typeof value === 'string' && !vouched.has(name) ? plainly(value) : value,
    ]),
  );

/** Addresses of buttons and links are ours, so they are taken as they came. */
function layOutPiece(
  piece: Piece<PrintedValues>,
  printed: PrintedValues,
  asGiven: PrintedValues,
): LaidOutPiece[] {
  if ('text' in piece) {
    const text = fill(piece.text, printed);
    return text === '' ? [] : [{ kind: 'text', text }];
  }
  if ('quote' in piece) {
    const text = named<string | null>(printed, piece.quote);
    return text ? [{ kind: 'quote', text }] : [];
  }
  if ('links' in piece) {
    const links = named<readonly MailLink[]>(printed, piece.links);
    return links.length > 0 ? [{ kind: 'links', links }] : [];
  }
  const url = named<string | null>(asGiven, piece.to);
  if (url === null) return [];
  if ('button' in piece) return [{ kind: 'button', title: fill(piece.button, printed), url }];
  return [{ kind: 'link', title: fill(piece.link, printed), url }];
}

/** Fills a template. Throws when it names a value that is not there. */
export function renderMail<Name extends TemplateName>(mail: {
  template: Name;
  locale: Locale;
  values: TemplateValues[NoInfer<Name>];
  centerBranding: CenterBranding;
}): RenderedMail {
  // The types of the words are checked where they are written; here all templates are alike.
  const template = templates[mail.template] as unknown as Template<never>;
  const words = template[mail.locale];
  const centerName = mail.centerBranding.names[mail.locale];
  const { mostLinks = usualLinks } = template;
  const printed = { ...printedValues(mail.values, { ...words, mostLinks }, mail.locale), centerName };
  const vouched = new Set<string>(['centerName', ...(template.vouched ?? [])]);
  const subject = fill(words.subject, withoutStrangers(printed, vouched)).replaceAll(/\s+/g, ' ');
  const plain = plainStrangers(printed, vouched);
  const pieces = words.pieces.flatMap((piece) => layOutPiece(piece as Piece<PrintedValues>, plain, printed));
  const reason = fill(reasons[mail.template][mail.locale], { centerName });
  return { subject, ...layOut({ subject, reason, pieces, locale: mail.locale, look: mail.centerBranding }) };
}
