/** Bringing in a centre of another installation: its file is looked at, what would come is shown, and then it comes. */
import { managedCenterCalls } from '#contract/calls/managed-centers.ts';
import type { CenterArrival } from '#contract/center-imports.ts';
import { hostsIn } from '#contract/managed-centers.ts';
import { data } from 'react-router';
import { formErrors, type FormErrors } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { ActTable, Outcome } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

export type ImportAct = 'look' | 'bring';

/** What the page shows before anything comes. */
export interface Looked {
  kind: 'looked';
  at: number;
  arrival: CenterArrival;
}

/** By what each step calls its fields; what it does not ask stands with what belongs to no field. */
function atFields(error: unknown, names: Readonly<Record<string, string>>): { refused: FormErrors } {
  const { fields, general, codes } = formErrors(error);
  const refused: FormErrors = { fields: {}, general: [...general], codes };
  for (const [field, text] of Object.entries(fields)) {
    const name = names[field];
    if (name === undefined) refused.general.push(text);
    else refused.fields[name] = text;
  }
  return { refused };
}

/** The centre that came by an earlier press of which the answer was lost: its file went with that. */
async function cameBefore(page: Page, key: string) {
  const { items } = await page.api.list(managedCenterCalls.list, { filter: { q: key }, page: { size: 100 } });
  return items.find((one) => one.key === key);
}

/** The table of both steps. */
export function importActions(page: Page): ActTable<ImportAct, Looked> {
  const t = wordsOf(page.locale, 'managed-centers');
  const done = ({ id, name }: { id: string; name: string }): Outcome<Looked> => ({
    to: `/admin/centers/${id}/edit`,
    told: t('import.done', { name }),
  });
  const hosts = (form: FormData) => hostsIn(formText(form, 'hosts'));
  return {
    look: async (form) => {
      const largeFile = page.largeFiles.get('centerArchive');
      if (!largeFile || (largeFile.byteSize === 0 && !largeFile.hasNoRoom))
        return { refused: { fields: { centerArchive: t('import.missing') } } };
      try {
        const { meta } = await page.api.send(managedCenterCalls.import, {
          largeFile,
          body: { hosts: hosts(form), dryRun: true },
        });
        if (!meta.arrival) throw new Error('The dry run of a centre said nothing.');
        return data<Looked>({ kind: 'looked', at: page.now.getTime(), arrival: meta.arrival });
      } catch (error) {
        return atFields(error, { file: 'centerArchive', hosts: 'hosts' });
      }
    },
    bring: async (form) => {
      try {
        const body = { fileId: formText(form, 'fileId'), hosts: hosts(form) };
        const { record } = await page.api.send(managedCenterCalls.import, { body });
        if (!record) throw new Error('A centre came, and nothing was said of it.');
        return done(record);
      } catch (error) {
        const answer = atFields(error, { hosts: 'hosts' });
        const isGone = answer.refused.codes.includes('center_file_gone');
        const came = isGone ? await cameBefore(page, formText(form, 'key')) : undefined;
        return came ? done(came) : answer;
      }
    },
  };
}
