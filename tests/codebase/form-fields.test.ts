/**
 * A field that a form leaves out stays as it was, and nobody is told. So each field of a form's rules is shown by its noun, or
 * stands here with the reason why it is not.
 */
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

/** Stories show what a part does with rules of their own. */
const screens = filesUnder('app/features').filter(
  (path) => isCode(path) && !isForTests(path) && !path.startsWith('app/features/stories/'),
);

/** Fields that no screen of the noun shows itself, with the reason. */
const password = 'by app/forms/new-password-field.tsx';
const place = 'by app/features/places/components/place-fields.tsx, for all that is somewhere';
const rows = 'by app/features/organizations/components/form/form-rows.tsx';
const notShown: Record<string, string> = {
  'center-settings: centerForm.openingHours':
    'by app/features/organizations/components/form/opening-times.tsx',
  'center-settings: centerForm.socialLinks': rows,
  'organization-approval: organizationJoinForm.password': password,
  'organization-approval: organizationSignupForm.password': password,
  'organizations: formFor.city': place,
  'organizations: formFor.houseNumber': place,
  'organizations: formFor.postcode': place,
  'organizations: formFor.street': place,
  'signups: signUpForm.password': password,
  'vacancy-admin: addForm.city': place,
  'vacancy-admin: addForm.houseNumber': place,
  'vacancy-admin: addForm.street': place,
  'vacancy-admin: editForm.city': place,
  'vacancy-admin: editForm.houseNumber': place,
  'vacancy-admin: editForm.street': place,
};

/** What a picture of a form asks besides its file (app/forms/form-picture.tsx): shown with it. */
const partOfPicture = /_(alt|decorative|remove)$/;

const nameOf = (node: unknown) => String((node as Node | null | undefined)?.['name'] ?? '');

/** Where the names come from that a file imports. */
function importsBy(path: string): Map<string, string> {
  const from = new Map<string, string>();
  walk(treeOf(path), (node) => {
    if (node.type !== 'ImportDeclaration') return;
    const { value } = node['source'] as { value: string };
    for (const one of (node['specifiers'] as Node[] | undefined) ?? []) from.set(nameOf(one['local']), value);
  });
  return from;
}

/** `module name` of the rules of each form that a file makes or reads: `schema: userForm`, or `schema: formFor(…)`. */
function rulesIn(path: string): string[] {
  const from = importsBy(path);
  const found = new Set<string>();
  walk(treeOf(path), (node) => {
    if (node.type !== 'Property' || nameOf(node['key']) !== 'schema') return;
    const value = node['value'] as Node;
    const name = nameOf(value.type === 'CallExpression' ? value['callee'] : value);
    const module = from.get(name);
    if (module)
      found.add(
        `${module.startsWith('.') ? `#${path.replace(/[^/]*$/, '')}${module.slice(2)}` : module} ${name}`,
      );
  });
  return [...found];
}

interface Rules {
  shape: Record<string, unknown>;
}

async function fieldsOf(rules: string): Promise<string[]> {
  const [module = '', name = ''] = rules.split(' ');
  const held = ((await import(/* @vite-ignore */ module)) as Record<string, unknown>)[name];
  const { shape } = (typeof held === 'function' ? held(true) : held) as Rules;
  return Object.keys(shape);
}

const places = ['JSXAttribute', 'JSXExpressionContainer', 'ArrayExpression', 'CallExpression'];

/** Words in attributes, lists and calls of these files' elements; `…_alt` at the end of a template stands for any beginning. */
function shownIn(paths: readonly string[]): (name: string) => boolean {
  const names = new Set<string>();
  const endings: string[] = [];
  for (const path of paths.filter((one) => one.endsWith('.tsx')))
    walk(treeOf(path), (node, parent) => {
      if (node.type === 'Literal' && places.includes(parent?.type ?? '')) names.add(String(node['value']));
      if (node.type !== 'TemplateLiteral') return;
      const last = String(
        ((node['quasis'] as Node[]).at(-1)?.['value'] as { cooked: string } | undefined)?.cooked,
      );
      if (/^[_A-Z]\w*$/.test(last)) endings.push(last);
    });
  return (name) => names.has(name) || endings.some((ending) => name.endsWith(ending));
}

test('each field of a form is shown', async () => {
  const nounOf = (path: string) => path.split('/')[2] ?? '';
  const found: string[] = [];
  for (const [noun, paths] of Map.groupBy(screens, nounOf)) {
    const isShown = shownIn(paths);
    for (const rules of new Set(paths.flatMap(rulesIn)))
      for (const field of await fieldsOf(rules))
        if (!isShown(field.replace(partOfPicture, '')))
          found.push(`${noun}: ${rules.split(' ')[1]}.${field}`);
  }
  expect(comparedWith(found, notShown)).toEqual(nothingElse);
});
