import { initials } from '#app/ui/initials.ts';

type AvatarProps = {
  name: string;
  src?: string | null;
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** The name stands beside it already: then a screen reader skips the picture. */
  besideName?: boolean;
};

const SIZES = { small: 'size-8 t-xs', medium: 'size-11 t-sm', large: 'size-14 t-body', huge: 'size-18 t-h3' };

/** A person: round in both shapes, at every size. */
export function Avatar({ name, src, size = 'medium', besideName }: AvatarProps) {
  const look = `inline-grid shrink-0 place-content-center overflow-hidden rounded-full bg-tint2 font-semibold text-ink ${SIZES[size]}`;
  if (src)
    return (
      <img src={src} alt={besideName ? '' : name} className={`${look} photo object-cover`} loading="lazy" />
    );
  return (
    <span className={look} {...(besideName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}>
      {initials(name)}
    </span>
  );
}
