import { savedHeadingId } from '#app/features/bookmarks/components/saved/saved-heading.ts';
import { useWords } from '#app/i18n/words.ts';
import { useSignInHref } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';

async function clear() {
  document.getElementById(savedHeadingId)?.focus({ preventScroll: true });
  const { clearHere } = await import('#app/features/bookmarks/components/kept-here.ts');
  clearHere();
}

/** Where it is kept, and for whom. Who uses a device with others can leave nothing on it. */
export function Lead({ hasAccount, mayClear }: { hasAccount: boolean; mayClear: boolean }) {
  const t = useWords('bookmarks');
  const signInHref = useSignInHref();
  const signIn = (
    <Link href={signInHref} className="link">
      {t('saved.signIn')}
    </Link>
  );
  if (hasAccount) return <p className="mt-3 text-soft">{t('saved.own')}</p>;
  return (
    <>
      <p className="mt-3 max-w-reading text-soft noscript:hidden">
        {t('saved.here')} {signIn}
      </p>
      {mayClear && (
        <p className="mt-2 -ml-5">
          <Button kind="ghost" onClick={() => void clear()}>
            {t('saved.clear')}
          </Button>
        </p>
      )}
      <div className="mt-6 hidden noscript:block">
        <Notice kind="info" title={t('saved.noScript')} action={signIn} />
      </div>
    </>
  );
}
