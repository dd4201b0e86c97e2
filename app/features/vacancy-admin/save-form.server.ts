/** Saves what the form sends, and puts it online where that was pressed. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { ApiError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { fillPlace } from '#app/features/places/fill-place.server.ts';
import { answerEdit } from '#app/forms/answer-edit.server.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { intentName } from '#app/forms/form-answer.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { sentAttributes } from './form-attributes.server.ts';
import { addForm, editForm, publishIntent, vacancyLabels } from './form-schema.ts';
import { sendPhotos } from './send-photos.server.ts';
import { loadRecord } from './form.server.ts';

/** What a save gives back. */
export interface SavedVacancy {
  id: string;
  title: string;
  outcome: 'saved' | 'published' | 'submitted';
}

/** Fields of the contract by the fields of the form that ask them. */
const askedBy: Record<string, string> = {
  '/data/attributes/schedule': '/data/attributes/parts',
  '/data/attributes/image_ids': '/data/attributes/new_photos',
  '/data/attributes/expires_at': '/data/attributes/expires_on',
  // It is the postcode that says where it is.
  '/data/attributes/city': '/data/attributes/postcode',
  '/data/relationships/organization': '/data/attributes/organization_id',
};

/** Refusals at the fields as the form names them. */
async function atFormFields<Result>(sent: Promise<Result>): Promise<Result> {
  try {
    return await sent;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(
      error.status,
      error.problems.map(({ source, ...problem }) => {
        const pointer = source?.pointer;
        return { ...problem, ...(pointer && { source: { pointer: askedBy[pointer] ?? pointer } }) };
      }),
    );
  }
}

interface Moved {
  id: string;
  title: string;
  status: string;
  submittedAt: string | null;
  pendingChange: object | null;
}

/** Where the centre checks first, it waits instead of going online. */
const savedOf = (
  { id, title, status, submittedAt, pendingChange }: Moved,
  isPublishing: boolean,
): SavedVacancy => ({
  id,
  title,
  outcome:
    submittedAt !== null && (status === 'published' ? pendingChange !== null : isPublishing)
      ? 'submitted'
      : isPublishing && status === 'published'
        ? 'published'
        : 'saved',
});

const savedRelations = ['organization'] as const;

/** What both forms have in common: their labels, and the state that the pressed button asks for. */
async function savingOf(page: Page, form: FormData) {
  await fillPlace(page, form);
  const isPublishing = formText(form, intentName) === publishIntent;
  return {
    isPublishing,
    status: isPublishing ? ('published' as const) : undefined,
    labels: vacancyLabels(wordsOf(page.locale, 'vacancy-admin')),
  };
}

/** The action of the form for a new one. */
export async function addVacancy(page: Page, form: FormData) {
  const { isPublishing, status, labels } = await savingOf(page, form);
  return answerForm(page, form, {
    schema: addForm,
    labels,
    send: async (typed, { key }) => {
      const { organizationId, title, photos } = typed;
      const imageIds = await sendPhotos(page, form, { photos, current: [] });
      const body = { ...sentAttributes(typed, null), title, imageIds, organizationId, status };
      const sent = page.api.send(vacancyCalls.create, { body, idempotencyKey: key });
      return savedOf((await atFormFields(sent)).record, isPublishing);
    },
  });
}

/** The action of the form for the one with this id. */
export async function changeVacancy(page: Page, form: FormData, id: string) {
  const params = { id };
  const { isPublishing, status, labels } = await savingOf(page, form);
  return answerEdit(page, form, {
    schema: editForm,
    labels,
    reload: () => loadRecord(page, id),
    send: async ({ lockVersion, ...typed }) => {
      const now = await page.api.one(vacancyCalls.show, { params, include: savedRelations });
      const imageIds = await sendPhotos(page, form, { photos: typed.photos, current: now.images });
      const body = { ...sentAttributes(typed, now), imageIds, lockVersion, status };
      return atFormFields(page.api.send(vacancyCalls.update, { params, body }));
    },
    saved: ({ record }) => savedOf(record, isPublishing),
  });
}
