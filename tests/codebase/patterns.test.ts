/** Every pattern takes time in proportion to the text: one that takes its square lets a single request stop the server. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import {
  comparedWith,
  filesUnder,
  isCode,
  isForTests,
  nothingElse,
  treeOf,
  walk,
  type Node,
} from './source.ts';
import { patience } from '#tests/support/pace.ts';

// The checker's own script: its default takes a program made for one kind of machine.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as typeof import('recheck');

const files = ['contract', 'server', 'app', 'config']
  .flatMap(filesUnder)
  .filter((path) => isCode(path) && !isForTests(path));

type RegexOfNode = { pattern: string; flags: string } | null;
interface Pattern {
  source: string;
  flags: string;
}

/** Each once, however many times it is used. */
function patterns(): Map<string, Pattern> {
  const found = new Map<string, Pattern>();
  for (const path of files)
    walk(treeOf(path), (node) => {
      const regex = node.type === 'Literal' ? (node['regex'] as RegexOfNode | undefined) : undefined;
      if (regex) found.set(`/${regex.pattern}/${regex.flags}`, { source: regex.pattern, flags: regex.flags });
    });
  return found;
}

/** Without a repeat that may go on for ever there is nothing to multiply. */
const goesOn = ({ source }: Pattern) => /[*+]|\{\d+,\}/.test(source.replaceAll(/\\./g, ''));

/**
 * What it cannot prove it tries with texts of its own: the same ones each time, and judged by the steps that it takes, as the time tells
 * of the machine.
 */
const trying = { randomSeed: 1, seedingTimeout: null, incubationTimeout: null, attackTimeout: null };

const isLinear = ({ source, flags }: Pattern) =>
  checkSync(source, flags, { timeout: patience(60_000), ...trying }).status === 'safe';

/** Found to be linear before. Proving it takes seconds; a new pattern is proven each time until it is put on the list. */
const existing = new Set(
  JSON.parse(readFileSync(new URL('linear-patterns.json', import.meta.url), 'utf8')) as string[],
);

/** What the checker does not call linear, each with why it does no harm. */
const bounded: Record<string, string> = {
  '/[\\w.+-]{1,64}(?:@| ?\\[at\\] ?| ?\\(at\\) ?)[\\w.-]{1,60}\\.[a-z]{2,15}/giu':
    'no part of an address is longer than 64 signs; measured with the hostile texts of hints.unit.test.ts',
  '/<script\\b[\\s\\S]*?<\\/script>|<link rel="modulepreload"[^>]*>/g':
    'reads pages of our own, in which every script has its end',
  '/https?:\\/\\/(?:(?!&(?:lt|gt|quot|#39);)\\S)+/g':
    'looks ahead, which is tried and not proven; each address is read once to its end, in mails on a developer page',
  '/(\\p{M}{30})\\p{M}+/gu':
    'too large to be proven; a run of marks is read once, and thirty times at the most',
};

/** Made at run time, each with why it is linear. */
const made: Record<string, string> = {
  'app/features/stories/auth.tsx': 'the name of a cookie of ours; bounded by its semicolon',
  'app/shell/flash.ts': 'the name of a cookie of ours; bounded by its semicolon',
  'app/shell/load-personal.server.ts': 'the name of a cookie of ours; bounded by its semicolon',
  'contract/names.ts': 'a list of words, at most two signs before and one behind',
  'app/shell/locale-path.ts': 'the name of a cookie of ours; letters only',
};

test(
  'no pattern takes more than linear time',
  () => {
    const wrong = [...patterns()]
      .filter(([name, pattern]) => goesOn(pattern) && !existing.has(name))
      .filter(([name, pattern]) => Object.hasOwn(bounded, name) || !isLinear(pattern))
      .map(([name]) => name);
    expect(comparedWith(wrong, bounded)).toEqual(nothingElse);
  },
  patience(300_000),
);

test('a pattern that is put together at run time is looked at by hand', () => {
  const found = files.filter((path) => {
    let isMade = false;
    walk(treeOf(path), (node) => {
      const callee = node['callee'] as Node | undefined;
      isMade ||= /^(New|Call)Expression$/.test(node.type) && callee?.['name'] === 'RegExp';
    });
    return isMade;
  });
  expect(comparedWith(found, made)).toEqual(nothingElse);
});
