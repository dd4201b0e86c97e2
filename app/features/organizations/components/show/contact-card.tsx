import Clock from 'lucide-react/icons/clock';
import Globe from 'lucide-react/icons/globe';
import Link2 from 'lucide-react/icons/link-2';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { useMapSource } from '#app/shell/map-source.ts';
import { Breakable } from '#app/ui/breakable.tsx';
import { PlaceMap } from '#app/ui/map/place-map.tsx';
import { Hours } from '#app/features/organizations/components/hours.tsx';
import type { OrganizationView } from '#app/features/organizations/organization-view.server.ts';
import { telephone } from '#app/ui/telephone.ts';

/** 'groenekade.nl' for an address that one presses. */
const hostOf = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3.5 [&>svg]:mt-0.75 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-link">
      {icon}
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">{children}</div>
    </li>
  );
}

/** Where it is and how to reach it; only what it lets everybody know, and for its own people what nobody else sees. */
export default function ContactCard({ organization }: { organization: OrganizationView }) {
  const t = useWords('organizations');
  return (
    <section aria-labelledby="contact" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="contact" className="t-h4">
        {t('show.contact')}
      </h2>
      <ul className="mt-4 space-y-3.5">
        <Address organization={organization} />
        <Reach organization={organization} />
        {(organization.openingHours.length > 0 || organization.openingNote) && (
          <Line icon={<Clock />}>
            <Hours hours={organization.openingHours} note={organization.openingNote} />
          </Line>
        )}
      </ul>
      <Spot organization={organization} />
    </section>
  );
}

function Address({ organization: { street, place } }: { organization: OrganizationView }) {
  const t = useWords('organizations');
  if (!street && !place) return null;
  const to = [street, place].filter(Boolean).join(', ');
  return (
    <Line icon={<MapPin />}>
      {street && <span className="block">{street}</span>}
      {place}
      <a
        href={`https://www.openstreetmap.org/directions?${new URLSearchParams({ to })}`}
        rel="noreferrer"
        className="block w-fit py-0.5 link"
      >
        {t('show.route')}
      </a>
    </Line>
  );
}

/** Phone, mail, site and networks. */
function Reach({ organization }: { organization: OrganizationView }) {
  const t = useWords('organizations');
  const { phoneNumber, email, website, socialLinks, inside } = organization;
  const hidden = <span className="block t-sm text-soft">{t('show.onlyYou')}</span>;
  return (
    <>
      {phoneNumber && (
        <Line icon={<Phone />}>
          <a href={telephone(phoneNumber)} className="link">
            {phoneNumber}
          </a>
          {inside?.isHidden.phone && hidden}
        </Line>
      )}
      {email && (
        <Line icon={<Mail />}>
          <a href={`mailto:${email}`} className="link">
            <Breakable>{email}</Breakable>
          </a>
          {inside?.isHidden.email && hidden}
        </Line>
      )}
      {website && (
        <Line icon={<Globe />}>
          <a href={website} rel="nofollow noreferrer" className="link">
            {hostOf(website)}
          </a>
        </Line>
      )}
      {socialLinks.length > 0 && (
        <Line icon={<Link2 />}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1" aria-label={t('show.networks')}>
            {socialLinks.map(({ network, url }) => (
              <li key={url}>
                <a href={url} rel="nofollow noreferrer" className="link">
                  {network === 'other' ? hostOf(url) : t(`networks.${network}`)}
                </a>
              </li>
            ))}
          </ul>
        </Line>
      )}
    </>
  );
}

function Spot({ organization: { id, name, lat, lon } }: { organization: OrganizationView }) {
  const source = useMapSource();
  if (lat === null || lon === null) return null;
  return (
    <div className="mt-5">
      <PlaceMap key={id} title={name} lat={lat} lon={lon} source={source} />
    </div>
  );
}
