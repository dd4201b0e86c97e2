import MessageCircle from 'lucide-react/icons/message-circle';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';

/** Below the one action of the panel, quieter (ui.md, section 8). It has no script of its own: it leads to a form. */
export function AskFirst({ vacancyId }: { vacancyId: string }) {
  const t = useWords('vacancies');
  return (
    <ButtonLink
      href={`/vacancies/${vacancyId}/question`}
      rel="nofollow"
      kind="line"
      wide
      icon={<MessageCircle />}
    >
      {t('show.ask')}
    </ButtonLink>
  );
}

/** After the whole story, where whoever read it all may still wonder. */
export function AskAtEnd({ vacancyId }: { vacancyId: string }) {
  const t = useWords('vacancies');
  return (
    <p>
      {t('show.wonder')}{' '}
      <Link href={`/vacancies/${vacancyId}/question`} rel="nofollow" className="inline-block py-1 link">
        {t('show.ask')}
      </Link>
    </p>
  );
}
