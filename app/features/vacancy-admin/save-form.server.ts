/** Saves what the form sends, and puts it online where that was pressed. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { ApiError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { fillPlace } from '#app/features/places/fill-place.server.ts';
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

/** Adds one, or changes the one with this id. */
export async function saveVacancy(page: Page, form: FormData, id: string | null) {
  const { api, locale } = page;
  await fillPlace(page, form);
  const isPublishing = formText(form, intentName) === publishIntent;
  const status = isPublishing ? ('published' as const) : undefined;
  const words = { labels: vacancyLabels(wordsOf(locale, 'vacancy-admin')) };
  if (id === null)
    return answerForm(page, form, {
      schema: addForm,
      ...words,
      send: async (typed, { key }): Promise<SavedVacancy> => {
        const { organizationId } = typed;
        const imageIds = await sendPhotos(page, form, { photos: typed.photos, current: [] });
        const sent = { ...sentAttributes(typed, null), title: typed.title, imageIds };
        const body = { ...sent, organizationId, status };
        const { record } = await atFormFields(api.send(vacancyCalls.create, { body, idempotencyKey: key }));
        return savedOf(record, isPublishing);
      },
    });
  return answerForm(page, form, {
    schema: editForm,
    ...words,
    reload: () => loadRecord(page, id),
    send: async (typed, { lockVersion }): Promise<SavedVacancy> => {
      const now = await api.one(vacancyCalls.show, { params: { id }, include: savedRelations });
      const imageIds = await sendPhotos(page, form, { photos: typed.photos, current: now.images });
      const body = { ...sentAttributes(typed, now), imageIds, lockVersion, status };
      const { record } = await atFormFields(api.send(vacancyCalls.update, { params: { id }, body }));
      return savedOf(record, isPublishing);
    },
  });
}
