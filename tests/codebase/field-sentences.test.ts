/** How texts at a field end: one sentence has no full stop, of more than one each has its own (ui.md, section 7). */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldTexts } from '#contract/field-texts.ts';
import { locales } from '#contract/locales.ts';
import { errorTexts } from './error-words.ts';
import { comparedWith, filesUnder, nothingElse, root, treeOf, walk, type Node } from './source.ts';

/** A stop with another sentence behind it. */
const hasMoreSentences = (text: string) => /[.?!…]["”’)]*\s+[\p{Lu}{“"‘(]/u.test(text);
/** An address or a value that ends a text may look as it likes. */
const endsOpen = (text: string) => /(https:\/\/\S*|[}"”’])$/.test(text);
const isWrong = (text: string) =>
  hasMoreSentences(text) ? !/[.?!…]$/.test(text) && !endsOpen(text) : text.endsWith('.');

/** The default sentence stands so in the specification, section 4. */
const specified: Record<string, string> = {
  'nl invalid': 'the default message of the specification',
  'en invalid': 'the default message of the specification',
  'nl invalid_type': 'the same',
  'en invalid_type': 'the same',
};

test('errors of a field, of the API and of a form', () => {
  const ofForms = locales.flatMap((locale) =>
    Object.entries(fieldTexts[locale]).map(([rule, text]) => ({ name: `${locale} ${rule}`, text })),
  );
  const details = errorTexts.filter(({ name }) => name.endsWith(' detail'));
  const found = [...ofForms, ...details].filter(({ text }) => isWrong(text)).map(({ name }) => name);
  expect(comparedWith(found, specified)).toEqual(nothingElse);
});

/** Keys that a screen shows as the hint or the error of a field: `hint={t('form.emailHint')}`. */
function keysAtFields(): Set<string> {
  const keys = new Set<string>();
  for (const path of filesUnder('app').filter((one) => one.endsWith('.tsx')))
    walk(treeOf(path), (node) => {
      const name = node.type === 'JSXAttribute' && String((node['name'] as Node)['name']);
      if (name !== 'hint' && name !== 'error') return;
      walk(node, (inner) => {
        if (inner.type === 'Literal' && typeof inner['value'] === 'string') keys.add(inner['value']);
      });
    });
  return keys;
}

type Words = Record<string, unknown>;
const textsIn = (words: Words, path = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : textsIn(value as Words, `${path}${name}.`),
  );

test('hints and errors in the words of the screens', async () => {
  const visibleKeys = keysAtFields();
  const isAtField = (key: string) =>
    visibleKeys.has(key) || /(^|\.)hints?\.|hint$|(^|\.)(missing\w*|unsure)$/i.test(key);
  const found: string[] = [];
  for (const path of filesUnder('app').filter((one) => /\/messages\/(nl|en)\.ts$/.test(one))) {
    const words = ((await import(join(root, path))) as { default: Words }).default;
    for (const [key, text] of textsIn(words))
      if (isAtField(key) && isWrong(text)) found.push(`${path} ${key}: ${text}`);
  }
  expect(found).toEqual([]);
});

test('hints in the words of the parts', () => {
  const found: string[] = [];
  for (const path of filesUnder('app/ui/words'))
    walk(treeOf(path), (node) => {
      if (node.type !== 'Property' || !/hint$/i.test(String((node['key'] as Node)['name']))) return;
      const { type, value } = node['value'] as Node & { value?: unknown };
      if (type === 'Literal' && isWrong(String(value))) found.push(`${path}: ${String(value)}`);
    });
  expect(found).toEqual([]);
});
