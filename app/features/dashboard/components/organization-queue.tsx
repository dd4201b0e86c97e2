import { Waiting } from '#app/features/applications/components/waiting-time.tsx';
import type { WaitingOrganization } from '#app/features/dashboard/dashboard.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { Link } from '#app/ui/link.tsx';
import { Plate } from '#app/ui/plate.tsx';
import { WaitingSection } from './waiting-section.tsx';

type OrganizationQueueProps = { items: readonly WaitingOrganization[]; total: number };

/** Organisations that wait for a yes or no of the centre, oldest first. */
export function OrganizationQueue({ items, total }: OrganizationQueueProps) {
  const t = useWords('dashboard');
  return (
    <WaitingSection
      id="organizations"
      title={t('staff.organizations')}
      count={total}
      href="/organizations/approve"
      open={t('staff.openQueue')}
    >
      <ul>
        {items.map((organization, at) => (
          <Row key={organization.id} organization={organization} isFirst={at === 0} />
        ))}
      </ul>
    </WaitingSection>
  );
}

/** Who signed it up, unless something was found that needs a look first. */
function useFinding({ level, alike, applicant }: WaitingOrganization): string {
  const t = useWords('dashboard');
  if (alike > 0) return t('staff.alike', { count: alike });
  if (applicant === null) return t('staff.noApplicant');
  return level === 'good'
    ? t('staff.signedUpBy', { name: applicant })
    : t('staff.signedUpUnproven', { name: applicant });
}

function Row({ organization, isFirst }: { organization: WaitingOrganization; isFirst: boolean }) {
  const t = useWords('dashboard');
  const { id, name, waitingDays } = organization;
  const href = `/organizations/approve?id=${id}`;
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b border-line py-3 hover:bg-tint max-[17rem]:block sm:grid-cols-[auto_minmax(0,1fr)_6.5rem_11rem]">
      <span className="col-start-1 row-span-2 row-start-1 max-[17rem]:hidden">
        <Plate name={name} besideName />
      </span>
      <Link
        href={href}
        className="col-start-2 row-start-1 font-semibold text-ink no-underline decoration-2 underline-offset-3 [overflow-wrap:anywhere] group-hover:underline after:absolute after:inset-0"
      >
        {name}
      </Link>
      <p className="col-start-2 row-start-2 t-sm text-soft max-sm:col-span-2 sm:truncate">
        {useFinding(organization)}
      </p>
      <span className="col-start-3 row-start-1 sm:row-span-2">
        <Waiting days={waitingDays} />
      </span>
      <div className="relative col-start-4 row-span-2 row-start-1 hidden justify-self-end sm:block">
        <Link href={href} className={buttonClass({ kind: isFirst ? 'solid' : 'line', size: 'small' })}>
          {t('staff.judge')}
          <span className="sr-only"> {name}</span>
        </Link>
      </div>
    </li>
  );
}
