import { initials } from '#app/ui/initials.ts';
import { type Logo, plateOf } from '#app/ui/logo-ground.ts';

type PlateProps = {
  name: string;
  /** Shown whole on white, in the dark as well; one in white on a dark ground. */
  logo?: Logo | null;
  size?: 'small' | 'medium' | 'large' | 'huge';
  besideName?: boolean;
};

const SIZES = { small: 'size-8 t-xs', medium: 'size-11 t-sm', large: 'size-14 t-body', huge: 'size-18 t-h3' };

/** An organisation: square in both shapes, so that nobody takes it for a person. One ground for all: a colour would seem to say something. */
export function Plate({ name, logo, size = 'medium', besideName }: PlateProps) {
  const look = `inline-grid shrink-0 place-content-center overflow-hidden rounded-ctl ${SIZES[size]}`;
  if (logo)
    return (
      <img
        src={logo.url}
        alt={besideName ? '' : name}
        className={`${look} border border-line ${plateOf(logo.seenOn)} object-contain p-1`}
        loading="lazy"
      />
    );
  return (
    <span
      className={`${look} bg-warm font-bold text-ink`}
      {...(besideName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initials(name)}
    </span>
  );
}
