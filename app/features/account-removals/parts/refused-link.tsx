import { useWords } from '#app/i18n/words.ts';
import { ToldPage } from '#app/shell/told-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { RemovalRefusal } from './press-removal.server.ts';

/** Why nothing was removed, and the way on. */
export function RefusedLink({ reason }: { reason: RemovalRefusal }) {
  const t = useWords('account-removals');
  return (
    <ToldPage
      title={t(`refused.${reason}Title`)}
      isAnswer
      actions={<ButtonLink href="/account/verwijderen">{t('refused.again')}</ButtonLink>}
    >
      <p>{t(`refused.${reason}Text`)}</p>
    </ToldPage>
  );
}
