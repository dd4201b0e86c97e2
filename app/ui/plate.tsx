import { initials } from '#app/ui/initials.ts';

type PlateProps = {
  name: string;
  /** A logo: shown whole on white, in the dark as well. */
  src?: string | null;
  size?: 'small' | 'medium' | 'large' | 'huge';
  besideName?: boolean;
};

const SIZES = { small: 'size-8 t-xs', medium: 'size-11 t-sm', large: 'size-14 t-body', huge: 'size-18 t-h3' };

/** An organisation: square in both shapes, so that nobody takes it for a person. One ground for all: a colour would seem to say something. */
export function Plate({ name, src, size = 'medium', besideName }: PlateProps) {
  const look = `inline-grid shrink-0 place-content-center overflow-hidden rounded-ctl ${SIZES[size]}`;
  if (src)
    return (
      <img
        src={src}
        alt={besideName ? '' : name}
        className={`${look} border border-line bg-plate object-contain p-1`}
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
