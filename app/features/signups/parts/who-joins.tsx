import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

const card =
  'relative flex flex-col overflow-hidden rounded-card border-ctl bg-surface text-ink no-underline shell-ring';

function Picture({ scene }: { scene: string }) {
  return (
    <img
      src={`/drawings/scene-${scene}.svg`}
      alt=""
      width={400}
      height={150}
      className="photo h-37 w-full object-cover"
    />
  );
}

/** Somebody who wants to help is here already; an organisation has a form of its own. Links, so that it works without script. */
export function WhoJoins() {
  const t = useWords('signups');
  return (
    <nav aria-label={t('title')} className="mt-6 grid gap-5 sm:grid-cols-2">
      <span aria-current="page" className={`${card} border-solid ring-[1.5px] ring-solid`}>
        <Picture scene="tuin" />
        <span className="p-5">
          <span className="block font-head t-h4">{t('person.title')}</span>
          <span className="mt-1 block text-soft">{t('person.text')}</span>
        </span>
      </span>
      <Link href="/organizations/signup" className={`${card} border-edge hover:border-ink`}>
        <Picture scene="koffie" />
        <span className="p-5">
          <span className="block font-head t-h4">{t('organization.title')}</span>
          <span className="mt-1 block text-soft">{t('organization.text')}</span>
        </span>
      </Link>
    </nav>
  );
}
