/** CHANGELOG.md belongs to the installation: it is read once, at the start. */
import { readFileSync } from 'node:fs';
import type { Changelog, Release } from '#contract/changelog.ts';

const heading = /^## +v?(\S+)(?: +[-–(]+ *(\d{4}-\d{2}-\d{2})\)?)? *$/gm;

/** A version for each heading `## 1.2.0` or `## 1.2.0 - 2026-11-21`, with what stands below it. */
export function releasesIn(text: string): Release[] {
  const found = [...text.matchAll(heading)];
  return found.map((match, index) => ({
    version: match[1] ?? '',
    releasedOn: match[2] ?? null,
    body: text.slice(match.index + match[0].length, found[index + 1]?.index).trim(),
  }));
}

export const changelog: Changelog = {
  releases: releasesIn(readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8')),
};
