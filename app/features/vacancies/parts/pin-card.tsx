import X from 'lucide-react/icons/x';
import { useWords } from '#app/i18n/words.ts';
import type { Pin } from '#app/ui/map/pin-groups.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Link } from '#app/ui/link.tsx';

export type VacancyPin = Pin & { lang?: 'nl'; when: string };

/** What a pressed pin stands for, on the map itself. */
export function PinCard({ pin, onClose }: { pin: VacancyPin; onClose: () => void }) {
  const t = useWords('vacancies');
  return (
    <div
      role="status"
      className="absolute bottom-9 left-3 flex max-w-[calc(100%-1.5rem)] items-start gap-2 rounded-card bg-surface py-3 pr-1.5 pl-4 shadow-float"
    >
      <div className="min-w-0">
        <p className="head t-h4">
          <Link
            href={`/vacancies/${pin.id}`}
            lang={pin.lang}
            className="text-ink underline underline-offset-3"
          >
            {pin.title}
          </Link>
        </p>
        <p className="t-sm text-soft">{pin.when}</p>
      </div>
      <IconButton label={t('search.map.closeCard', { title: pin.title })} icon={<X />} onClick={onClose} />
    </div>
  );
}
