/**
 * The one frame of all mails: plain HTML with inline styles, 600 pixels, no tables, no images, no script; and the same as
 * text. Everything that comes in is plain text and is escaped here, so no template and no value can bring in HTML.
 */
import type { Locale } from '#contract/locales.ts';
import { escapeHtml } from './escape-html.ts';
import type { MailLink } from './template.ts';

/** How a centre shows itself in its mails. */
export interface CenterLook {
  /** By the language of the mail; templates show it as `centerName`. */
  names: Record<Locale, string>;
  address: string | null;
  phone: string | null;
  email: string | null;
  /** As `#rrggbb`: `solid` under `onSolid`, `ink` for links and lines on white, `tint` around the mail. */
  colours: { solid: string; onSolid: string; ink: string; tint: string };
}

export type LaidOutPiece =
  | { kind: 'text' | 'quote'; text: string }
  | { kind: 'button' | 'link'; title: string; url: string }
  | { kind: 'links'; links: readonly MailLink[] };

interface Layout {
  subject: string;
  pieces: readonly LaidOutPiece[];
  locale: Locale;
  look: CenterLook;
}

const buttonHint: Record<Locale, string> = {
  nl: 'Werkt de knop niet? Open dan dit adres:',
  en: 'Does the button not work? Open this address:',
};

const font = "font-family:Arial,'Helvetica Neue',Helvetica,sans-serif";
const plain: CenterLook['colours'] = {
  solid: '#1f3a5f',
  onSolid: '#ffffff',
  ink: '#1f3a5f',
  tint: '#f3f4f6',
};

/** A colour that is no plain hex never reaches a style, and never keeps a mail from leaving. */
function safeColours(given: CenterLook['colours']): CenterLook['colours'] {
  return Object.values(given).every((colour) => /^#[0-9a-f]{6}$/i.test(colour)) ? given : plain;
}

function address(url: string): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new Error('A mail links to absolute addresses.');
  return url;
}

const lines = (text: string) => escapeHtml(text).replaceAll(/\r?\n/g, '<br>');

function anchor(url: string, title: string, style: string): string {
  return `<a href="${escapeHtml(address(url))}" target="_blank" rel="noopener" style="${style}">${escapeHtml(title)}</a>`;
}

function pieceHtml(piece: LaidOutPiece, layout: Layout): string {
  const { solid, onSolid, ink } = safeColours(layout.look.colours);
  const link = `color:${ink};text-decoration:underline;overflow-wrap:anywhere`;
  switch (piece.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${lines(piece.text)}</p>`;
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${ink}">${lines(piece.text)}</blockquote>`;
    case 'link':
      return `<p style="margin:0 0 16px">${anchor(piece.url, piece.title, link)}</p>`;
    case 'links':
      return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${piece.links
        .map((one) => `<li style="margin:0 0 8px">${anchor(one.url, one.title, link)}</li>`)
        .join('')}</ul>`;
    case 'button': {
      const button = `display:inline-block;padding:13px 24px;background:${solid};color:${onSolid};border-radius:8px;font-weight:bold;text-decoration:none`;
      return (
        `<p style="margin:24px 0">${anchor(piece.url, piece.title, button)}</p>` +
        `<p style="margin:0 0 24px;font-size:14px;color:#4b5563">${buttonHint[layout.locale]}<br>${anchor(piece.url, piece.url, link)}</p>`
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
      return piece.links.map((one) => `- ${one.title}\n  ${address(one.url)}`).join('\n');
    case 'button':
    case 'link':
      return `${piece.title}:\n${address(piece.url)}`;
  }
}

function contactLines({ look, locale }: Layout): string[] {
  return [look.names[locale], look.address, look.phone, look.email].filter(
    (line) => line !== null && line !== '',
  ) as string[];
}

function frameHtml(layout: Layout): string {
  const { look, locale, subject, pieces } = layout;
  const { ink, tint } = safeColours(look.colours);
  const body = pieces.map((piece) => pieceHtml(piece, layout)).join('\n');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${tint}">
<div lang="${locale}" style="padding:24px 12px;background:${tint};${font};font-size:16px;line-height:1.5;color:#1f2937">
<div style="max-width:600px;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:12px">
<h1 style="margin:0 0 24px;padding:0 0 12px;border-bottom:2px solid ${ink};font-size:20px;line-height:1.3;color:${ink}">${escapeHtml(look.names[locale])}</h1>
${body}
</div>
<div style="max-width:600px;margin:0 auto;padding:16px 24px;font-size:14px;color:#374151">${contactLines(layout).map(lines).join('<br>')}</div>
</div>
</body>
</html>
`;
}

/** The mail as text and as HTML. */
export function layOut(layout: Layout): { text: string; html: string } {
  const parts = [...layout.pieces.map(pieceText), `-- \n${contactLines(layout).join('\n')}`];
  return { text: `${parts.join('\n\n')}\n`, html: frameHtml(layout) };
}
