import type { WaitingOrganization } from '#app/features/dashboard/dashboard.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Plate } from '#app/ui/plate.tsx';
import { WaitingRow } from './waiting-row.tsx';
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
  return (
    <WaitingRow
      picture={<Plate name={name} besideName />}
      href={`/organizations/approve?id=${id}`}
      name={name}
      about={useFinding(organization)}
      days={waitingDays}
      act={t('staff.judge')}
      isFirst={isFirst}
    />
  );
}
