/** Instead of what gives an account away, while an admin is signed in as its person. */
import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { Notice } from '#app/ui/notice.tsx';

/** Whether somebody else acts as the person of this page. */
export const useIsImpersonating = (): boolean => Boolean(useFrame()?.user?.visit);

type OnlyThemselvesProps = { what: 'email' | 'security' | 'digest' | 'keeping' | 'download' };

export function NotWhileImpersonating({ what }: OnlyThemselvesProps) {
  const t = useWords('account');
  const name = useFrame()?.user?.name ?? '';
  return (
    <Notice kind="info" title={t('visit.title', { name })}>
      {t(`visit.${what}`)}
    </Notice>
  );
}
