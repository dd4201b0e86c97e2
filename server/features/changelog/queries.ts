/** What is new belongs to the installation: it is read once, at the start. CHANGELOG.md is the list, docs/changelog.nl.md the same in Dutch. */
import { readFileSync } from 'node:fs';
import type { Changelog, Release } from '#contract/changelog.ts';
import type { Locale } from '#contract/locales.ts';

const heading = /^## +v?(\S+)(?: +[-–(]+ *(\d{4}-\d{2}-\d{2})\)?)? *$/gm;

/** A version for each heading `## 1.2.0` or `## 1.2.0 - 2026-11-21`, with what stands below it. */
export function releasesIn(text: string, language: Locale): Release[] {
  const found = [...text.matchAll(heading)];
  return found.map((match, index) => ({
    version: match[1] ?? '',
    releasedOn: match[2] ?? null,
    body: text.slice(match.index + match[0].length, found[index + 1]?.index).trim(),
    language,
  }));
}

const read = (path: string, language: Locale) =>
  releasesIn(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'), language);

const english = read('CHANGELOG.md', 'en');
const dutch = new Map(read('docs/changelog.nl.md', 'nl').map((release) => [release.version, release]));

/** The days are those of the one list, so that a translation cannot tell another. */
const translated = english.map((release) => {
  const own = dutch.get(release.version);
  return own ? { ...own, releasedOn: release.releasedOn } : release;
});

/** In the reader's language, each version that has it. */
export const changelogIn = (locale: Locale): Changelog => ({
  releases: locale === 'nl' ? translated : english,
});
