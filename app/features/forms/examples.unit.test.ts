import { describe, expect, test } from 'vitest';
import { formCreate } from '#contract/forms.ts';
import { locales } from '#contract/locales.ts';
import { examples } from './examples.server.ts';
import { starts } from './form-start.ts';

describe.each(starts)('%s', (start) => {
  test.each(locales)('can be made as it is, in %s', (locale) => {
    const form = { title: 'Nieuw', locale, ...examples[start](locale) };
    expect(formCreate.safeParse(form)).toMatchObject({ success: true });
  });

  test('each sentence is said in either language', () => {
    const said = (locale: 'nl' | 'en'): readonly string[] =>
      JSON.stringify(examples[start](locale)).match(/"(?:text|help|description|successMessage)":"[^"]+"/g) ??
      [];
    expect(said('en')).toHaveLength(said('nl').length);
    expect(said('en').filter((one) => said('nl').includes(one))).toEqual([]);
  });
});
