import type { ReactNode } from 'react';
import { Waiting } from '#app/features/applications/components/waiting-time.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { Link } from '#app/ui/link.tsx';

interface WaitingRowProps {
  picture: ReactNode;
  /** Where it is dealt with. */
  href: string;
  name: string;
  /** Language of the name, when it differs from the page. */
  lang?: string | undefined;
  /** Under the name. */
  about: string;
  /** Under that: who has taken it up. */
  holder?: ReactNode;
  days: number;
  /** What is done with it. */
  act: string;
  /** The one to begin with. */
  isFirst: boolean;
}

/** Who or what waits for the centre, how long, and the one thing to do about it. On a phone the whole row is pressed. */
export function WaitingRow(props: WaitingRowProps) {
  const { picture, href, name, lang, about, holder, days, act, isFirst } = props;
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b border-line py-3 hover:bg-tint max-[17rem]:block sm:grid-cols-[auto_minmax(0,1fr)_6.5rem_11rem]">
      <span className="col-start-1 row-span-2 row-start-1 max-[17rem]:hidden">{picture}</span>
      <Link
        href={href}
        lang={lang}
        className="col-start-2 row-start-1 font-semibold text-ink no-underline decoration-2 underline-offset-3 [overflow-wrap:anywhere] group-hover:underline after:absolute after:inset-0"
      >
        {name}
      </Link>
      <div className="col-start-2 row-start-2 t-sm [overflow-wrap:anywhere] max-sm:col-span-2">
        <p className="line-clamp-3 text-soft">{about}</p>
        {holder && <p>{holder}</p>}
      </div>
      <span className="col-start-3 row-start-1 sm:row-span-2">
        <Waiting days={days} />
      </span>
      <div className="relative col-start-4 row-span-2 row-start-1 hidden justify-self-end sm:block">
        <Link href={href} className={buttonClass({ kind: isFirst ? 'solid' : 'line', size: 'small' })}>
          {act}
          <span className="sr-only"> {name}</span>
        </Link>
      </div>
    </li>
  );
}
