import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Link } from '#app/ui/link.tsx';

type PinCardProps = {
  title: string;
  /** Language of the title, when it is not that of the page. */
  lang?: string | undefined;
  href: string;
  /** A line below the title. */
  text: string;
  picture?: ReactNode;
  closeLabel: string;
  onClose: () => void;
};

/** A card on a map that leads to what a pin stands for. */
export function PinCard({ title, lang, href, text, picture, closeLabel, onClose }: PinCardProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  // The column of the map may end below the screen. Newer browsers answer with a promise, which is no way to clean up.
  useEffect(() => {
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={`${id}-title`}
      className="absolute bottom-12 left-3 layer-bar w-58 max-w-[calc(100%-1.5rem)] cursor-auto overflow-clip rounded-card bg-surface [--focus-halo:2px] [--focus-offset:2px] text-ink shadow-float forced-colors:border"
    >
      {picture}
      <div className="py-3 pr-12 pl-4">
        <p className="head t-h4">
          <Link
            id={`${id}-title`}
            href={href}
            lang={lang}
            aria-describedby={text === '' ? undefined : `${id}-text`}
            className="text-ink underline underline-offset-3 after:absolute after:inset-0 forced-colors:after:hidden"
          >
            {title}
          </Link>
        </p>
        {text !== '' && (
          <p id={`${id}-text`} className="t-sm text-soft">
            {text}
          </p>
        )}
      </div>
      <div className="absolute right-1 bottom-1 rounded-ctl bg-surface sm:top-1 sm:bottom-auto sm:shadow-lift">
        <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
      </div>
    </div>
  );
}
