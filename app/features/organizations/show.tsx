/** An organisation as everybody sees it: what one can do there, who they are, and how to reach them (ui.md, screen 04). */
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import type { Route } from './+types/show.ts';
import { page } from '#app/api/page-context.ts';
import { FormTrail } from '#app/features/organizations/parts/form-head.tsx';
import { InsideBar } from '#app/features/organizations/parts/inside-notice.tsx';
import { loadShow } from '#app/features/organizations/parts/load-show.server.ts';
import { PictureBand } from '#app/features/organizations/parts/picture-band.tsx';
import type { ShownOrganization } from '#app/features/organizations/parts/shown-organization.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { lazy, Suspense } from 'react';
import { answerCare, isAboutCare } from '#app/features/organization-care/parts/deeds.server.ts';
import { CareBar, CareNotes, MergingPage } from '#app/features/organization-care/parts/lazily.tsx';
import { loadCare } from '#app/features/organization-care/parts/load-care.server.ts';
import { loadMerging } from '#app/features/organization-care/parts/merging.server.ts';
import { answerMembers, loadMembers } from '#app/features/organizations/parts/members.server.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnLost } from '#app/forms/keep-on-lost.ts';
import { later } from '#app/ui/later.tsx';

// To be read: it needs no script until somebody is there.
const About = later(() => import('#app/features/organizations/parts/about.tsx'));
const ContactCard = later(() => import('#app/features/organizations/parts/contact-card.tsx'));

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const given = context.get(page);
  const shown = await loadShow(given, params.id, url);
  const { id, name } = shown.organization;
  const { can } = shown;
  const [members, care, merging] = await Promise.all([
    loadMembers(given, id, can.update),
    loadCare(given, { id, can }, url),
    loadMerging(given, { id, name, mayMerge: can.merge }, url),
  ]);
  return { ...shown, members, care, merging, formKey: members ? newFormKey() : '' };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const given = context.get(page);
  const form = await readForm(request);
  if (isAboutCare(form)) return answerCare(given, params.id, url.pathname, form);
  return answerMembers(given, params.id, url.pathname, form);
}

export const clientAction = keepOnLost<Awaited<ReturnType<typeof action>>>;

/** Only for who looks after it. */
const Members = lazy(() => import('#app/features/organizations/parts/members.tsx'));

type Answer = Route.ComponentProps['actionData'];

/** The answer to one of the forms on the page. */
const answerOf = <Kind extends string>(answer: Answer, kind: Kind) =>
  answer?.kind === kind ? (answer as Extract<NonNullable<Answer>, { kind: Kind }>) : undefined;

type Cared = Extract<Answer, { kind: `${'deed' | 'note' | 'merge'}-refused` }>;
const isAboutMembers = (answer: Answer): answer is Exclude<Answer, Cared> =>
  !/^(deed|note|merge)-refused$/.test(answer?.kind ?? '');

/** Small print: since when it takes part, and its number in the register. */
function Particulars({ organization }: { organization: ShownOrganization }) {
  const t = useWords('organizations');
  const { date } = useFormat();
  const { approvedAt, chamberOfCommerceNumber, inside } = organization;
  const facts = [
    approvedAt && { label: t('show.since'), value: date(approvedAt) },
    chamberOfCommerceNumber && { label: t('show.number'), value: chamberOfCommerceNumber },
    inside?.rsin && { label: t('show.rsin'), value: inside.rsin },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-6 grid gap-3 rounded-card bg-tint p-5 sm:p-6">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="t-sm text-soft">{label}</dt>
          <dd className="font-semibold tnum">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export default function Show({ loaderData, actionData }: Route.ComponentProps) {
  const { organization, isStaff, members, care, merging, formKey, can } = loaderData;
  const { name, lead, lang } = organization;
  if (merging) return <MergingPage merging={merging} refused={answerOf(actionData, 'merge-refused')} />;
  return (
    <article>
      {isStaff && <FormTrail items={[{ label: name }]} />}
      <PictureBand organization={organization} />
      <div className="mt-7 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="min-w-0">
          <h1 className="t-h1 [overflow-wrap:anywhere]">{name}</h1>
          {lead && (
            <p lang={lang} className="mt-3 max-w-lead t-lead text-soft">
              {lead}
            </p>
          )}
          <div className="mt-6">
            <InsideBar organization={organization} isStaff={isStaff} />
            {care && <CareBar care={care} name={name} refused={answerOf(actionData, 'deed-refused')} />}
            <About organization={organization} />
            {members && (
              <Suspense>
                <Members
                  members={members}
                  mayInvite={can.invite}
                  formKey={formKey}
                  answer={isAboutMembers(actionData) ? actionData : undefined}
                />
              </Suspense>
            )}
            {care && <CareNotes care={care} name={name} refused={answerOf(actionData, 'note-refused')} />}
          </div>
        </div>
        <div>
          <ContactCard organization={organization} />
          <Particulars organization={organization} />
        </div>
      </div>
    </article>
  );
}
