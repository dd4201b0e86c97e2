import { useWords } from '#app/i18n/words.ts';
import { screens } from '#app/routes.ts';
import { Row } from '#app/ui/row.tsx';
import { useIsImpersonating } from '#app/features/account/components/not-while-impersonating.tsx';
import { Section } from '#app/features/account/components/section.tsx';

const ways = [
  { path: '/applications', word: 'show.toApplications' },
  { path: '/profile-edit/email', word: 'show.toEmail' },
  { path: '/profile-edit/settings', word: 'show.toSettings' },
  { path: '/profile-edit/periodieke-mail', word: 'show.toDigest' },
  { path: '/account/verwijderen', word: 'show.toRemoval' },
] as const;
const existing = new Set(screens.map(({ path }) => path));

/** Not for an admin who acts as the person. */
const onlyThemselves: ReadonlySet<string> = new Set(['/profile-edit/email', '/account/verwijderen']);

/** Where one goes from here. */
export function AccountLinks() {
  const t = useWords('account');
  const isImpersonating = useIsImpersonating();
  return (
    <Section title={t('show.more')}>
      <ul className="border-t border-line">
        {ways
          .filter(({ path }) => existing.has(path) && !(isImpersonating && onlyThemselves.has(path)))
          .map(({ path, word }) => (
            <Row key={path} title={t(word)} href={path} />
          ))}
      </ul>
    </Section>
  );
}
