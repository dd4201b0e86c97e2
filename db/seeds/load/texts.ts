/** Material for the load: sentences of the demo vacancies, and real English texts as people left them. */
import { readFile } from 'node:fs/promises';
import { parseCsv } from '../csv.ts';
import { demoCenters } from '../demo/accounts.ts';
import { demoContent } from '../demo/content.ts';

export interface DutchText {
  title: string;
  summary: string;
  /** Parts of the description: formatted text. */
  paragraphs: string[];
  categoryIds: string[];
  targetGroupIds: string[];
  ageGroupIds: string[];
  imageKey: string | null;
}

export interface EnglishText {
  title: string;
  body: string;
}

export interface Texts {
  dutch: DutchText[];
  english: EnglishText[];
}

// Control characters that PostgreSQL or the contract refuse; typing errors and odd spaces stay on purpose.
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** At most so many characters, counted as PostgreSQL counts them. */
export const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('').trim();

async function dutchTexts(): Promise<DutchText[]> {
  const contents = await Promise.all(
    demoCenters.filter((center) => center.key === center.content).map((center) => demoContent(center)),
  );
  return contents.flatMap(({ vacancies }) =>
    vacancies.map((item) => ({
      title: item.title,
      summary: item.summary,
      paragraphs: item.description.match(/<(p|ul|h2)>.*?<\/\1>/gs) ?? [],
      categoryIds: item.category_ids,
      targetGroupIds: item.target_group_ids,
      ageGroupIds: item.age_group_ids,
      imageKey: item.image_key,
    })),
  );
}

async function englishTexts(): Promise<EnglishText[]> {
  const source = await readFile(
    new URL('../../data/nyc-volunteer-opportunities.csv', import.meta.url),
    'utf8',
  );
  return parseCsv(source)
    .map((row) => ({
      title: cut((row.title ?? '').replaceAll(controlCharacters, ' ').trim(), 100),
      body: (row.summary ?? '').replaceAll(controlCharacters, ' ').trim(),
    }))
    .filter((text) => text.title !== '' && text.body !== '');
}

export async function readTexts(): Promise<Texts> {
  const [dutch, english] = await Promise.all([dutchTexts(), englishTexts()]);
  return { dutch, english };
}
