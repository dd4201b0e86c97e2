import type { CheckView } from '#app/features/organization-approval/approve.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { useMapSource } from '#app/shell/map-source.ts';
import { Breakable } from '#app/ui/breakable.tsx';
import { Fact } from '#app/ui/fact.tsx';
import { Link } from '#app/ui/link.tsx';
import { PlaceMap } from '#app/ui/map/place-map.tsx';
import { telephone } from '#app/ui/telephone.ts';

/** What the centre needs to get acquainted: where, whom to call, and the site. */
export function CheckFacts({ check }: { check: CheckView }) {
  const t = useWords('organization-approval');
  const source = useMapSource();
  const { street, houseNumber, postcode, city, website, applicant, activities, lat, lon } = check;
  const phone = applicant?.phoneNumber ?? check.phoneNumber;
  const line = [street, houseNumber].filter(Boolean).join(' ');
  const address = [line, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <aside aria-label={t('facts.label')}>
      <dl className="grid gap-4">
        {address && <Fact label={t('facts.address')}>{address}</Fact>}
        {applicant && (
          <Fact label={t('facts.contact')}>
            <Link href={`/users/${applicant.id}`} className="link">
              {applicant.name}
            </Link>
            {applicant.jobTitle && <span className="text-soft">, {applicant.jobTitle}</span>}
          </Fact>
        )}
        {phone && (
          <Fact label={t('facts.phone')}>
            <a href={telephone(phone)} className="link">
              {phone}
            </a>
          </Fact>
        )}
        {applicant && (
          <Fact label={t('facts.mail')}>
            <a href={`mailto:${applicant.email}`} className="link">
              <Breakable>{applicant.email}</Breakable>
            </a>
          </Fact>
        )}
        {website && (
          <Fact label={t('facts.website')}>
            <a href={website} rel="noreferrer nofollow" className="link">
              <Breakable>{website.replace(/^https?:\/\//, '')}</Breakable>
            </a>
          </Fact>
        )}
        <Fact label={t('facts.kind')}>{t(`facts.kinds.${check.organizationType}`)}</Fact>
        {activities.length > 0 && <Fact label={t('facts.activities')}>{activities.join(', ')}</Fact>}
        <Fact label={t('facts.map')}>{t(check.isOnMap ? 'facts.onMap' : 'facts.notOnMap')}</Fact>
      </dl>
      {lat !== null && lon !== null && (
        <div className="mt-5">
          <PlaceMap key={check.id} title={address} lat={lat} lon={lon} source={source} />
        </div>
      )}
    </aside>
  );
}
