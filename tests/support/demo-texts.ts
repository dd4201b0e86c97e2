/** All that the people of the demo content wrote: data of a centre is in the language of who wrote it. */
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../db/seeds/demo/', import.meta.url);
let written: { whole: string; parts: string[] } | undefined;

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}

/** Lines without the signs of Markdown: the first one tells a block from others of its kind. */
const linesOf = (text: string): string[] =>
  text.includes('\n') ? text.split('\n').map((line) => line.replaceAll(/^[#>*\-\s]+|\*\*/g, '')) : [];

function demoTexts() {
  const content = readdirSync(new URL('content/', folder)).flatMap((file) =>
    stringsOf(JSON.parse(readFileSync(new URL(`content/${file}`, folder), 'utf8'))),
  );
  // What centres, applicants and who checks say stands in code.
  const nouns = readdirSync(new URL('nouns/', folder)).map((file) => `nouns/${file}`);
  // The first stock images of the platform come with the product.
  const stockImages = '../../migrations/0073_stock_images.sql';
  const code = ['profiles.ts', 'applicants.ts', 'vacancies.ts', ...nouns, stockImages].map((file) =>
    readFileSync(new URL(file, folder), 'utf8'),
  );
  const quoted = code.flatMap((text) => [...text.matchAll(/'([^'\n]{10,})'/g)].map(([, one = '']) => one));
  return {
    whole: [...content, ...code].join('\n').replaceAll(/<[^>]+>/g, '\n'),
    // The longest first: a word of a title that also stands alone would leave the rest of the title.
    parts: [...content, ...content.flatMap(linesOf), ...quoted]
      .filter((text) => text.length >= 10)
      .toSorted((a, b) => b.length - a.length),
  };
}

/** What is left of a text of a screen without what people wrote: a title, or a reason that the screen puts into a sentence. */
export function withoutDemoTexts(text: string): string {
  const { whole, parts } = (written ??= demoTexts());
  if (whole.includes(text)) return '';
  return parts.reduce((left, part) => left.replaceAll(part, ''), text);
}
