import { useWords } from '#app/i18n/words.ts';
import { MessagePage } from '#app/shell/message-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { RemovalRefusal } from '#app/features/account-removals/remove.server.ts';

/** Why nothing was removed, and the way on. */
export function RefusedLink({ reason }: { reason: RemovalRefusal }) {
  const t = useWords('account-removals');
  return (
    <MessagePage
      title={t(`refused.${reason}Title`)}
      isAnswer
      actions={<ButtonLink href="/account/verwijderen">{t('refused.again')}</ButtonLink>}
    >
      <p>{t(`refused.${reason}Text`)}</p>
    </MessagePage>
  );
}
