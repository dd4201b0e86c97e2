import { initials } from '#app/ui/initials.ts';

type PlateProps = {
  name: string;
  /** A logo: shown whole on white, in the dark as well. */
  src?: string | null;
  size?: 'small' | 'medium' | 'large' | 'huge';
  besideName?: boolean;
};

const SIZES = { small: 'size-8 t-xs', medium: 'size-11 t-sm', large: 'size-14 t-body', huge: 'size-18 t-h3' };

/** Each name keeps its own, so that a list of plates tells its rows apart. */
const GROUNDS = ['bg-accent text-onaccent', 'bg-warm text-ink', 'bg-sunken text-ink'];

function groundOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return GROUNDS[sum % GROUNDS.length] ?? 'bg-accent text-onaccent';
}

/** An organisation: square in both shapes, so that nobody takes it for a person. */
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
      className={`${look} font-bold ${groundOf(name)}`}
      {...(besideName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initials(name)}
    </span>
  );
}
