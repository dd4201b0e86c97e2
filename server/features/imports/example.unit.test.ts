/** The examples to download, read as any file: each column known, each word understood. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importExamples, importFieldNames } from '#contract/import-texts.ts';
import { importFields } from '#contract/imports.ts';
import { locales } from '#contract/locales.ts';
import { roles } from '#contract/roles.ts';
import { roleNames } from '#contract/role-names.ts';
import { userImport } from '#contract/user-administration.ts';
import { readTable } from '#server/http/tables/table.ts';
import { guessFields, peopleTable } from './headings.ts';
import { valueOf } from './words.ts';
import { draftsOf } from './people.ts';

test.each(locales)(
  'the example in %s has every column, by its own name, and people who can be added',
  async (locale) => {
    const file = readFileSync(new URL(`../../../public${importExamples[locale]}`, import.meta.url));
    const read = await readTable(file, peopleTable);
    if (!('table' in read)) throw new Error(read.problem.code);
    const { headings, rows } = read.table;
    // A whole name stands in one column only where there are no others for it.
    const shown = importFields.filter((field) => field !== 'fullName');
    expect(headings).toEqual(shown.map((field) => importFieldNames[locale][field]));
    const fields = guessFields(headings ?? []);
    expect(fields).toEqual(shown);
    const columns = fields.map((field) => ({ heading: null, field, samples: [] }));
    for (const { values } of draftsOf(rows, columns)) {
      const { organization: _none, lastNamePrefix: _prefix, ...person } = values;
      expect(userImport.safeParse(person).success, JSON.stringify(person)).toBe(true);
    }
  },
);

test.each(locales)('a role is understood by the name that it has in %s', (locale) => {
  expect(roles.map((role) => valueOf('role', roleNames[locale][role]))).toEqual([...roles]);
});
