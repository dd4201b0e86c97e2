import { addAPIProvider, Icon as Iconify } from '@iconify/react';
import { iconMaxUrlChars, iconPath, iconRotateMs, iconTimeoutMs } from '#contract/icons.ts';

// Asked of this site alone, which asks the public service for what it has not: that never learns who looks.
addAPIProvider('', {
  resources: [''],
  path: `${iconPath}/`,
  maxURL: iconMaxUrlChars,
  rotate: iconRotateMs,
  timeout: iconTimeoutMs,
});

type IconProps = {
  /** `set:name`, such as `lucide:heart`. */
  name: string;
  size?: keyof typeof SIZES;
};

const SIZES = { small: 'size-4.5', usual: 'size-5', large: 'size-6' };

/** An icon that somebody chose by name; it is decoration, so words stand beside it. It keeps its place until it is there. */
export function Icon({ name, size = 'usual' }: IconProps) {
  return (
    <span aria-hidden="true" className={`inline-block shrink-0 [&_svg]:size-full ${SIZES[size]}`}>
      <Iconify icon={name} />
    </span>
  );
}
