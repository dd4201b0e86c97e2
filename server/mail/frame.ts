/**
 * The one frame of all mails: tables and inline styles, 600 pixels, no pictures, no script; and the same as text. A program that
 * knows dark mode finds the dark colours in the head; one that drops the head shows the light ones. Everything that comes in is
 * plain text and is escaped here, so no template and no value can bring in HTML.
 */
import type { Locale } from '#contract/locales.ts';
import { legalPages } from '#contract/public-pages.ts';
import { escapeHtml } from './escape-html.ts';
import { paper, type MailPalette } from './mail-colours.ts';
import { markHtml, markInTheDark } from './mark.ts';
import { streetHtml, streetInTheDark } from './street.ts';
import type { MailLink } from './template.ts';

/** How a centre shows itself in its mails. */
export interface CenterBranding {
  /** By the language of the mail; templates show it as `centerName`. */
  names: Record<Locale, string>;
  /** What stands under its name, in the footer of its site too: the text that it wrote for that, and where it is. */
  foot: Record<Locale, { text: string | null; address: string | null }>;
  phone: string | null;
  email: string | null;
  /** Of its site, for the links in the foot. */
  origin: string;
  colours: MailPalette;
  isRounded: boolean;
  /** Without one its mark stands before its name. */
  hasLogo: boolean;
}

export type LaidOutPiece =
  | { kind: 'text' | 'quote'; text: string }
  | { kind: 'button' | 'link'; title: string; url: string }
  | { kind: 'links'; links: readonly MailLink[] };

interface Layout {
  subject: string;
  /** Why the reader gets it, for the foot. */
  reason: string;
  pieces: readonly LaidOutPiece[];
  locale: Locale;
  look: CenterBranding;
}

const buttonHint: Record<Locale, string> = {
  nl: 'Werkt de knop niet? Open dan dit adres:',
  en: 'Button not working? Open this address:',
};

const layoutTable = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const privacyTitle: Record<Locale, string> = {
  nl: 'Zo gaan we met je gegevens om',
  en: 'How we handle your data',
};

const font = "font-family:Arial,'Helvetica Neue',Helvetica,sans-serif";
const plain: MailPalette = {
  light: { solid: '#1f3a5f', onSolid: '#ffffff', ink: '#1f3a5f', tint: '#f3f4f6' },
  dark: { solid: '#dbe4f0', onSolid: '#131519', ink: '#dbe4f0', tint: '#131519' },
  houses: ['#9aa4b2', '#1f3a5f', '#c9d1dc'],
};

/** A colour that is no plain hex never reaches a style, and never keeps a mail from leaving. */
function safeColours(args: MailPalette): MailPalette {
  const all = [...Object.values(args.light), ...Object.values(args.dark), ...args.houses];
  return all.every((colour) => /^#[0-9a-f]{6}$/i.test(colour)) ? args : plain;
}

/** Of the dark look. Simple classes alone: one selector that Gmail does not know, and it drops the whole block. */
const darkRules = (colours: MailPalette): string => {
  const { solid, onSolid, ink, tint } = colours.dark;
  return `.ground{background:${tint}!important}.paper{background:${paper.dark}!important;color:#eceef2!important}
.soft{color:#c3c8d1!important}.ink{color:${ink}!important}.edge{border-color:${ink}!important}.link{color:${ink}!important}
.solid{background:${solid}!important;color:${onSolid}!important}${streetInTheDark(colours)}${markInTheDark(colours)}`;
};

/** The system's wish in one block; in another what Outlook.com marks that it makes dark, and what Apple Mail asks. */
function headStyles(colours: MailPalette): string {
  const rules = darkRules(colours);
  const marked = rules.replaceAll(/(^|\})\s*([.])/g, '$1[data-ogsc] $2');
  return `<style>@media (prefers-color-scheme:dark){${rules}}</style>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}${marked}</style>`;
}

function address(url: string): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new Error('A mail links to absolute addresses.');
  return url;
}

const lines = (text: string) => escapeHtml(text).replaceAll(/\r?\n/g, '<br>');

function anchor(url: string, title: string, style: string, kind: 'link' | 'solid' = 'link'): string {
  return `<a href="${escapeHtml(address(url))}" class="${kind}" target="_blank" rel="noopener" style="${style}">${escapeHtml(title)}</a>`;
}

const noteHtml = ({ note }: MailLink) =>
  note === undefined ? '' : `<br><span class="soft" style="color:#4b5563">${escapeHtml(note)}</span>`;

function pieceHtml(piece: LaidOutPiece, layout: Layout): string {
  const { solid, onSolid, ink } = safeColours(layout.look.colours).light;
  const radius = layout.look.isRounded ? 8 : 0;
  const link = `color:${ink};text-decoration:underline;word-break:break-word;overflow-wrap:anywhere`;
  switch (piece.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${lines(piece.text)}</p>`;
    case 'quote':
      return `<blockquote class="edge" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${ink}">${lines(piece.text)}</blockquote>`;
    case 'link':
      return `<p style="margin:0 0 16px">${anchor(piece.url, piece.title, link)}</p>`;
    case 'links':
      return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${piece.links
        .map((one) => `<li style="margin:0 0 8px">${anchor(one.url, one.title, link)}${noteHtml(one)}</li>`)
        .join('')}</ul>`;
    case 'button': {
      // Outlook gives the cell its room, and every other program the link, so that all of it can be pressed.
      const button = `display:inline-block;padding:13px 24px;background:${solid};color:${onSolid};border-radius:${radius}px;font-weight:bold;text-decoration:none;mso-padding-alt:0`;
      const cell = `background:${solid};border-radius:${radius}px;mso-padding-alt:13px 24px`;
      return (
        `<table ${layoutTable} style="margin:24px 0"><tr><td class="solid" align="center" bgcolor="${solid}" style="${cell}">` +
        `${anchor(piece.url, piece.title, button, 'solid')}</td></tr></table>` +
        `<p style="margin:0 0 24px;font-size:14px;color:#4b5563" class="soft">${buttonHint[layout.locale]}<br>${anchor(piece.url, piece.url, link)}</p>`
      );
    }
  }
}

function pieceText(piece: LaidOutPiece): string {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'quote':
      return piece.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'links':
      return piece.links
        .map(({ title, url, note }) => [`- ${title}`, note, address(url)].filter(Boolean).join('\n  '))
        .join('\n');
    case 'button':
    case 'link':
      return `${piece.title}:\n${address(piece.url)}`;
  }
}

function contactLines({ look: branding, locale }: Layout): string[] {
  const { text, address: where } = branding.foot[locale];
  return [branding.names[locale], text, where, branding.phone, branding.email].filter(
    (line) => line !== null && line !== '',
  ) as string[];
}

const privacyUrl = ({ look: branding, locale }: Layout) =>
  address(`${branding.origin}${locale === 'nl' ? '' : `/${locale}`}${legalPages.privacy}`);

function frameHtml(layout: Layout): string {
  const { look: branding, locale, subject, pieces } = layout;
  const colours = safeColours(branding.colours);
  const { light } = colours;
  const body = pieces.map((piece) => pieceHtml(piece, layout)).join('\n');
  const radius = branding.isRounded ? 12 : 0;
  const name = branding.names[locale];
  const mark = branding.hasLogo ? '' : markHtml({ name, colours, isRounded: branding.isRounded });
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
${headStyles(colours)}
</head>
<body class="ground" bgcolor="${light.tint}" style="margin:0;padding:0;background:${light.tint}">
<table ${layoutTable} width="100%" lang="${locale}" class="ground" bgcolor="${light.tint}" style="background:${light.tint};${font};font-size:16px;line-height:1.5;color:#1f2937"><tr><td align="center" style="padding:24px 12px">
<table ${layoutTable} width="600" class="paper" bgcolor="${paper.light}" style="width:100%;max-width:600px;background:${paper.light};color:#1f2937;border-radius:${radius}px"><tr><td style="padding:24px 24px 12px">
<table ${layoutTable} width="100%"><tr>${mark}<td align="left" valign="middle" style="padding:0 0 0 ${mark === '' ? 0 : 12}px"><h1 class="ink" style="margin:0;font-size:20px;line-height:1.3;color:${light.ink}">${escapeHtml(name)}</h1></td></tr></table>
</td></tr><tr><td class="edge" style="padding:0;border-bottom:3px solid ${light.ink}">${streetHtml(colours, branding.isRounded)}</td></tr><tr><td align="left" style="padding:24px">
${body}
</td></tr></table>
<table ${layoutTable} width="600" style="width:100%;max-width:600px"><tr><td align="left" class="soft" style="padding:16px 24px;font-size:14px;color:#374151"><p style="margin:0 0 12px">${lines(layout.reason)}</p>
${contactLines(layout).map(lines).join('<br>')}<br>${anchor(privacyUrl(layout), privacyTitle[locale], `color:${light.ink};text-decoration:underline`)}</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** The mail as text and as HTML. */
export function layOut(layout: Layout): { text: string; html: string } {
  const foot = [
    layout.reason,
    '',
    ...contactLines(layout),
    `${privacyTitle[layout.locale]}:\n${privacyUrl(layout)}`,
  ].join('\n');
  const parts = [...layout.pieces.map(pieceText), `-- \n${foot}`];
  return { text: `${parts.join('\n\n')}\n`, html: frameHtml(layout) };
}
