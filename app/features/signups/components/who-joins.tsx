import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
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

/** What this page is for has a check; what leads on has an arrow, as links have. */
function Words({ title, text, isHere = false }: { title: string; text: string; isHere?: boolean }) {
  return (
    <span className="flex items-start gap-3 p-4 sm:p-5">
      <span className="min-w-0 flex-1">
        <span className={`block head t-h4 ${isHere ? '' : 'text-link underline underline-offset-3'}`}>
          {title}
        </span>
        <span className="mt-1 block text-soft">{text}</span>
      </span>
      {isHere ? (
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-solid max-[17rem]:hidden" />
      ) : (
        <ArrowRight aria-hidden="true" className="size-6 shrink-0 text-link max-[17rem]:hidden" />
      )}
    </span>
  );
}

/** Somebody who wants to help is here already; an organisation has a page of its own, and what was typed here comes along. */
export function WhoJoins() {
  const t = useWords('signups');
  return (
    <nav aria-label={t('title')} className="mt-6 grid gap-5 sm:grid-cols-2">
      <span aria-current="page" className={`${card} border-solid ring-[1.5px] ring-solid`}>
        <Picture scene="tuin" />
        <Words title={t('person.title')} text={t('person.text')} isHere />
      </span>
      <Link href="/organizations/signup" className={`${card} border-edge hover:border-ink`}>
        <Picture scene="koffie" />
        <Words title={t('organization.title')} text={t('organization.text')} />
      </Link>
    </nav>
  );
}
