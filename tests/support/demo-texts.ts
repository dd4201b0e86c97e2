/** All that the people of the demo content wrote, as one text to search in: data of a centre is in the language of who wrote it. */
import { readdirSync, readFileSync } from 'node:fs';

let texts: string | undefined;

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}

export function demoTexts(): string {
  const folder = new URL('../../db/seeds/demo/content/', import.meta.url);
  texts ??= readdirSync(folder)
    .flatMap((file) => stringsOf(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))))
    .join('\n')
    .replaceAll(/<[^>]+>/g, '\n')
    .concat('\n');
  return texts;
}
