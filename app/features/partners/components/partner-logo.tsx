import { plateOf } from '#app/ui/logo-ground.ts';
import type { PartnerView } from '#app/features/partners/components/partner.ts';
import { SizedPhoto } from '#app/shell/sized-photo.tsx';
import { initials } from '#app/ui/initials.ts';

/** On white in both modes, as logos are made for, and one in white on a dark ground; without one its letters. Its name stands below it. */
export function PartnerLogo({ partner: { name, logo } }: { partner: PartnerView }) {
  return (
    <div
      className={`grid h-28 place-items-center overflow-hidden rounded-card border border-line p-4 ${logo ? plateOf(logo.seenOn) : 'bg-warm'}`}
    >
      {logo ? (
        <SizedPhoto
          picture={logo}
          alt=""
          sizes="240px"
          className="max-h-20 w-auto max-w-full object-contain"
        />
      ) : (
        <span aria-hidden="true" className="head t-h2 text-ink">
          {initials(name)}
        </span>
      )}
    </div>
  );
}
