/** An organisation as everybody sees it: what one can do there, who they are, and how to reach them (ui.md, screen 04). */
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import type { Route } from './+types/show.ts';
import { pageContext } from '#app/api/page-context.ts';
import { FormTrail } from '#app/features/organizations/components/form-head.tsx';
import { InsideBar } from '#app/features/organizations/components/show/staff-notice.tsx';
import { loadShow } from '#app/features/organizations/show.server.ts';
import { PictureBand } from '#app/features/organizations/components/show/picture-band.tsx';
import type { OrganizationView } from '#app/features/organizations/organization-view.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { lazy, Suspense } from 'react';
import { careActions } from '#app/features/organization-admin/actions.server.ts';
import {
  AdminBar,
  AdminNotes,
  MergingPage,
} from '#app/features/organization-admin/components/lazy-admin.tsx';
import { loadAdmin } from '#app/features/organization-admin/admin.server.ts';
import { loadMerging } from '#app/features/organization-admin/merge.server.ts';
import { inviteMember, memberActions, shownMembers } from '#app/features/organizations/members.server.ts';
import { actName, ownAnswer } from '#app/forms/act-answer.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { lazyOnInteraction } from '#app/ui/lazy-on-interaction.tsx';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

export const reads: ScreenReads = { ask: 'choice', merge: 'choice', q: 'words' };

// To be read: it needs no script until somebody is there.
const About = lazyOnInteraction(() => import('#app/features/organizations/components/show/about.tsx'));
const ContactCard = lazyOnInteraction(
  () => import('#app/features/organizations/components/show/contact-card.tsx'),
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { record, shown: view } = await loadShow(page, params.id, url);
  const members = shownMembers(page, record);
  const [admin, merging] = await Promise.all([loadAdmin(page, record, url), loadMerging(page, record, url)]);
  return { ...view, members, admin, merging, formKey: members ? newFormKey() : '' };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  if (!form.has(actName)) return inviteMember(page, params.id, form);
  return answerActions(page, form, url.pathname, {
    ...careActions(page, params.id, url.pathname),
    ...memberActions(page, params.id),
  });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

/** Only for whoever looks after it. */
const Members = lazy(() => import('#app/features/organizations/components/show/members.tsx'));

/** Small print: since when it takes part, and its number in the register. */
function Particulars({ organization }: { organization: OrganizationView }) {
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
  const { organization, isStaff, members, admin, merging, formKey, can } = loaderData;
  const { name, lead, lang } = organization;
  if (merging) return <MergingPage merging={merging} />;
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
            {admin && <AdminBar admin={admin} name={name} />}
            <About organization={organization} />
            {members && (
              <Suspense>
                <Members
                  members={members}
                  mayInvite={can.invite}
                  formKey={formKey}
                  answer={ownAnswer(actionData)}
                />
              </Suspense>
            )}
            {admin && <AdminNotes admin={admin} name={name} />}
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
