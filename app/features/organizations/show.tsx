/** An organisation as everybody sees it: what one can do there, who they are, and how to reach them (ui.md, screen 04). */
import { useWords } from '#app/i18n/words.ts';
import type { Route } from './+types/show.ts';
import { page } from '#app/api/page-context.ts';
import { InsideBar } from '#app/features/organizations/parts/inside-notice.tsx';
import { loadShow } from '#app/features/organizations/parts/load-show.server.ts';
import { PictureBand } from '#app/features/organizations/parts/picture-band.tsx';
import type { ShownOrganization } from '#app/features/organizations/parts/shown-organization.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { lazy, Suspense } from 'react';
import { answerMembers, loadMembers } from '#app/features/organizations/parts/members.server.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnLost } from '#app/forms/keep-on-lost.ts';
import { later } from '#app/ui/later.tsx';

// To be read: it needs no script until somebody is there.
const About = later(() => import('#app/features/organizations/parts/about.tsx'));
const ContactCard = later(() => import('#app/features/organizations/parts/contact-card.tsx'));

export async function loader({ context, params }: Route.LoaderArgs) {
  const given = context.get(page);
  const shown = await loadShow(given, params.id);
  const members = await loadMembers(given, shown.organization.id, shown.can.update);
  return { ...shown, members, formKey: members ? newFormKey() : '' };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  return answerMembers(context.get(page), params.id, url.pathname, await request.formData());
}

export const clientAction = keepOnLost<Awaited<ReturnType<typeof action>>>;

/** Only for who looks after it. */
const Members = lazy(() => import('#app/features/organizations/parts/members.tsx'));

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
  const { organization, can, isStaff, members, formKey } = loaderData;
  const { name, lead, lang } = organization;
  return (
    <article>
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
            <InsideBar organization={organization} mayEdit={can.update} isStaff={isStaff} />
            <About organization={organization} />
            {members && (
              <Suspense>
                <Members members={members} formKey={formKey} answer={actionData} />
              </Suspense>
            )}
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
