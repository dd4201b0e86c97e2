import Plus from 'lucide-react/icons/plus';
import type { PartnerView } from '#app/features/partners/components/partner.ts';
import { PartnerLogo } from '#app/features/partners/components/partner-logo.tsx';
import { PartnerSite, PartnerText } from '#app/features/partners/components/partner-words.tsx';
import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';
import { Plate } from '#app/ui/plate.tsx';
import { Row } from '#app/ui/row.tsx';

type PartnersProps = { partners: readonly PartnerView[] };

/** Centres beside this one, in rows. */
export function CenterPartners({ partners }: PartnersProps) {
  const t = useWords('partners');
  if (partners.length === 0) return null;
  return (
    <section className="mt-12">
      <HeadingRule>{t('list.centers')}</HeadingRule>
      <ul className="grid gap-x-12 md:grid-cols-2">
        {partners.map((partner) => (
          <Row
            key={partner.id}
            title={partner.name}
            href={`/partners/${partner.id}`}
            picture={<Plate name={partner.name} logo={partner.logo} besideName />}
          >
            <PartnerText partner={partner} />
          </Row>
        ))}
      </ul>
    </section>
  );
}

/** A place that is free: whoever wants to take it knows whom to ask. */
function FreePlace() {
  const t = useWords('partners');
  const email = useFrame()?.profile.email;
  if (!email) return null;
  return (
    <li>
      <div className="grid h-28 place-items-center rounded-card border border-dashed border-edge text-soft">
        <Plus aria-hidden="true" className="size-7" />
      </div>
      <h3 className="mt-3 t-h4">{t('list.yours')}</h3>
      <p className="mt-1 text-soft">{t('list.yoursText')}</p>
      <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center">
        {t('list.yoursLink')}
      </a>
    </li>
  );
}

/** Never a carousel: all are seen at once. */
export function MakingPossible({ partners, isWhole }: PartnersProps & { isWhole: boolean }) {
  const t = useWords('partners');
  if (partners.length === 0) return null;
  return (
    <section className="mt-12">
      <HeadingRule>{t('list.organizations')}</HeadingRule>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-6 gap-y-9">
        {partners.map((partner) => (
          <li key={partner.id} className="min-w-0 [overflow-wrap:anywhere]">
            <PartnerLogo partner={partner} />
            <h3 className="mt-3 t-h4">
              <Link href={`/partners/${partner.id}`} className="text-ink no-underline hover:underline">
                {partner.name}
              </Link>
            </h3>
            <div className="mt-1 text-soft">
              <PartnerText partner={partner} />
            </div>
            <PartnerSite partner={partner} />
          </li>
        ))}
        {isWhole && <FreePlace />}
      </ul>
    </section>
  );
}
