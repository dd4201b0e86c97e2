/** Draws the list that stands in the frame: plain markup of its own, as nothing of the site's frame and script belongs on another's page. */
import { createHash } from 'node:crypto';
import { heightMessage } from '#contract/embeds.ts';
import type { Locale } from '#contract/locales.ts';
import { escapeHtml } from '#server/mail/escape-html.ts';
import type { MailPalette } from '#server/mail/mail-colours.ts';

export interface EmbeddedVacancy {
  title: string;
  /** 'De Groene Kade, Wezep' */
  whose: string;
  summary: string | null;
  /** Whole address of its page. */
  address: string;
}

export interface EmbeddedList {
  locale: Locale;
  center: string;
  palette: MailPalette;
  vacancies: readonly EmbeddedVacancy[];
  /** Whole address of the search on the centre's site. */
  more: string;
}

const words = {
  nl: {
    title: (center: string) => `Vrijwilligerswerk bij ${center}`,
    none: 'Er staat nu niets open. Kijk later nog eens.',
    more: (center: string) => `Bekijk alles bij ${center}`,
    newTab: 'Links openen in een nieuw tabblad.',
  },
  en: {
    title: (center: string) => `Volunteer work at ${center}`,
    none: 'Nothing is open now. Have a look later on.',
    more: (center: string) => `See all at ${center}`,
    newTab: 'Links open in a new tab.',
  },
} as const satisfies Record<Locale, unknown>;

/** Once it is drawn, and whenever that changes, such as when the frame gets narrower. */
const script = `const tell=()=>parent.postMessage({type:${JSON.stringify(heightMessage)},height:Math.ceil(document.documentElement.getBoundingClientRect().height)},'*');new ResizeObserver(tell).observe(document.documentElement);`;

const styleOf = ({ light, dark }: MailPalette) => `
:root{color-scheme:light dark;--ink:${light.ink};--text:#1b1b1f;--soft:#54545c;--line:#d7d7dd;--paper:#fff}
@media(prefers-color-scheme:dark){:root{--ink:${dark.ink};--text:#f1f1f4;--soft:#b7b7c0;--line:#43454d;--paper:#1d2026}}
*{box-sizing:border-box}
body{margin:0;padding:.25rem;font:1rem/1.5 system-ui,sans-serif;color:var(--text);background:var(--paper);overflow-wrap:anywhere;hyphens:auto}
h1{margin:0 0 .75rem;font-size:1.25rem;line-height:1.3}
ul{margin:0;padding:0;list-style:none;display:grid;gap:.75rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}
li{border:1px solid var(--line);border-radius:.75rem;padding:1rem}
h2{margin:0;font-size:1.0625rem;line-height:1.35}
p{margin:.25rem 0 0}
.soft{color:var(--soft);font-size:.9375rem}
a{color:var(--ink);text-underline-offset:.2em}
h2 a,.more a{display:inline-block;min-height:1.5rem}
a:focus-visible{outline:3px solid var(--ink);outline-offset:2px;border-radius:.25rem}
.more{margin-top:1rem}`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const link = (address: string, text: string) =>
  `<a href="${escapeHtml(address)}" target="_blank" rel="noopener">${escapeHtml(text)}</a>`;

const item = ({ title, whose, summary, address }: EmbeddedVacancy) =>
  `<li><h2>${link(address, title)}</h2><p class="soft">${escapeHtml(whose)}</p>${
    summary ? `<p>${escapeHtml(summary)}</p>` : ''
  }</li>`;

/** The document, and the policy that lets it do what it does and nothing else. */
export function embeddedDocument(list: EmbeddedList): { html: string; policy: string } {
  const { locale, center, palette, vacancies, more } = list;
  const t = words[locale];
  const style = styleOf(palette);
  const found =
    vacancies.length === 0 ? `<p>${t.none}</p>` : `<ul role="list">${vacancies.map(item).join('')}</ul>`;
  const title = escapeHtml(t.title(center));
  return {
    html:
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
      `<style>${style}</style></head><body><main><h1>${title}</h1>${found}` +
      `<p class="more">${link(more, t.more(center))}</p><p class="soft">${t.newTab}</p></main>` +
      `<script>${script}</script></body></html>`,
    policy:
      `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)}; base-uri 'none'; form-action 'none'; ` +
      'frame-ancestors *',
  };
}
