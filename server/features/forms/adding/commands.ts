/** Beginning a form: whose it is, its address, and as many as there may be. */
import { v7 as uuidv7 } from 'uuid';
import { mostForms, mostFormsOfOrganization, type FormCreate } from '#contract/forms.ts';
import { organizationsByIds } from '#server/features/organizations/queries.ts';
import { slugOf } from '#server/features/pages/title-slug.ts';
import { refuse } from '#server/http/refusal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import {
  expectFreeSlug,
  held,
  pointerTo,
  record,
  refusePage,
  refusePast,
  takeForms,
  type CommandContext,
} from '../commands.ts';
import { keptOrganizations, mayKeepForm } from '../policy.ts';
import { imagesOf, keptQuestions, refuseForeignPictures } from '../questions/commands.ts';
import { numberOfForms, slugsLike, type FormRow } from '../queries.ts';

/** The address that the title gives, numbered where another form has it. */
async function slugFromTitle(scope: TenantScope, title: string): Promise<string> {
  const begin = slugOf(title) || refuse('no_slug_in_title', { pointer: pointerTo('title') });
  const taken = await slugsLike(scope, begin);
  const numbered = Array.from({ length: taken.size + 1 }, (_, at) =>
    at === 0 ? begin : `${begin}-${at + 1}`,
  );
  return numbered.find((slug) => !taken.has(slug)) ?? refuse('taken', { pointer: pointerTo('slug') });
}

/** Of whom a new one is. Throws 422 for an organisation that is unknown, and where one has to be chosen; 403 for one whose forms this person does not keep. */
async function ownerOf(
  { scope, actor }: CommandContext,
  { organizationId = null }: Pick<FormCreate, 'organizationId'>,
): Promise<string | null> {
  const pointer = pointerTo('organization_id');
  if (organizationId === null) {
    const [only, ...others] = keptOrganizations(actor) ?? [];
    if (only === undefined) return null;
    return others.length === 0 ? only : refuse('blank', { pointer });
  }
  const [organization] = await organizationsByIds(scope, actor, [organizationId]);
  if (!organization) refuse('unknown_record', { pointer });
  if (!mayKeepForm(actor, { organizationId })) refuse('forbidden');
  return organizationId;
}

/** Throws 422 where there are as many as an organisation, or the centre itself, may have. */
async function refuseTooMany(scope: TenantScope, organizationId: string | null): Promise<void> {
  const maximum = organizationId === null ? mostForms : mostFormsOfOrganization;
  if ((await numberOfForms(scope, organizationId)) >= maximum) refuse('too_many', { values: { maximum } });
}

/** Begins one, which visitors do not see yet. Throws 422 for an address that another has, and for too many. */
export async function createForm(
  context: CommandContext,
  { slug: chosen, questions = [], ...rest }: FormCreate,
): Promise<FormRow> {
  const { scope, now } = context;
  refusePast(context, rest.closesAt, null);
  const organizationId = await ownerOf(context, rest);
  await refusePage(context, rest.successPageId, { organizationId, successPageId: null });
  await refuseForeignPictures(context, questions, { organizationId });
  await takeForms(scope);
  await refuseTooMany(scope, organizationId);
  if (chosen) await expectFreeSlug(scope, chosen, null);
  const id = uuidv7();
  await scope.db
    .insertInto('forms')
    .values({
      ...rest,
      organizationId,
      slug: chosen ?? (await slugFromTitle(scope, rest.title)),
      ...(rest.consentText && { consentVersion: 1 }),
      questions: JSON.stringify(keptQuestions(questions, [])),
      imageIds: imagesOf(questions),
      volunteerCenterId: scope.centerId,
      id,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  const form = await held(context, id);
  await record(context, 'create', form);
  return form;
}
