import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useWords } from '#app/i18n/words.ts';
import type { Pin } from '#app/ui/map/pin-groups.ts';
import { VacancyPhoto } from '#app/features/vacancies/components/photo.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Link } from '#app/ui/link.tsx';

export type VacancyPin = Pin & {
  lang?: 'nl';
  when: string;
  imageKey: string | null;
  category: string | null;
};

/** What a pressed pin stands for, on the map itself. */
export function PinCard({ pin, onClose }: { pin: VacancyPin; onClose: () => void }) {
  const t = useWords('vacancies');
  const box = useRef<HTMLDivElement>(null);
  // The column of the map may end below the screen.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div
      ref={box}
      role="status"
      className="absolute bottom-12 left-3 layer-bar w-58 max-w-[calc(100%-1.5rem)] overflow-clip rounded-card bg-surface shadow-float"
    >
      <VacancyPhoto imageKey={pin.imageKey} category={pin.category} className="h-28 w-full max-sm:hidden" />
      <div className="py-3 pr-12 pl-4">
        <p className="head t-h4">
          <Link
            href={`/vacancies/${pin.id}`}
            lang={pin.lang}
            className="text-ink underline underline-offset-3 after:absolute after:inset-0"
          >
            {pin.title}
          </Link>
        </p>
        <p className="t-sm text-soft">{pin.when}</p>
      </div>
      <div className="absolute right-1 bottom-1 rounded-ctl bg-surface sm:top-1 sm:bottom-auto sm:shadow-lift">
        <IconButton label={t('search.map.closeCard', { title: pin.title })} icon={<X />} onClick={onClose} />
      </div>
    </div>
  );
}
