/** All that the people of the demo content wrote, as one text to search in: data of a centre is in the language of who wrote it. */
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../db/seeds/demo/', import.meta.url);
let texts: string | undefined;

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}

export function demoTexts(): string {
  const content = readdirSync(new URL('content/', folder)).flatMap((file) =>
    stringsOf(JSON.parse(readFileSync(new URL(`content/${file}`, folder), 'utf8'))),
  );
  // What centres and applicants say stands in code.
  const written = ['profiles.ts', 'applicants.ts'].map((file) => readFileSync(new URL(file, folder), 'utf8'));
  texts ??= [...content, ...written].join('\n').replaceAll(/<[^>]+>/g, '\n');
  return texts;
}
