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

/** The dot is drawn: these are links, and the one of this page is told by `aria-current`. */
function Words({ title, text, isChosen = false }: { title: string; text: string; isChosen?: boolean }) {
  const dot = isChosen ? 'border-solid after:bg-solid' : 'border-edge';
  return (
    <span className="flex items-start gap-3 p-4 sm:p-5">
      <span
        aria-hidden="true"
        className={`grid size-6 shrink-0 max-[15rem]:hidden place-content-center rounded-full border-2 after:size-3 after:rounded-full ${dot}`}
      />
      <span className="min-w-0">
        <span className="block head t-h4">{title}</span>
        <span className="mt-1 block text-soft">{text}</span>
      </span>
    </span>
  );
}

/** Somebody who wants to help is here already; an organisation has a form of its own. Links, so that it works without script. */
export function WhoJoins() {
  const t = useWords('signups');
  return (
    <nav aria-label={t('title')} className="mt-6 grid gap-5 sm:grid-cols-2">
      <span aria-current="page" className={`${card} border-solid ring-[1.5px] ring-solid`}>
        <Picture scene="tuin" />
        <Words title={t('person.title')} text={t('person.text')} isChosen />
      </span>
      <Link href="/organizations/signup" className={`${card} border-edge hover:border-ink`}>
        <Picture scene="koffie" />
        <Words title={t('organization.title')} text={t('organization.text')} />
      </Link>
    </nav>
  );
}
