import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { PostForm } from '#app/forms/post-form.tsx';
import { useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';

const minute = 60_000;

/** Over every screen while an admin is signed in as somebody else: as whom, for how long, and the way back. */
export default function ImpersonationBar() {
  const t = useWords('shell');
  const user = useFrame()?.user;
  const now = useNow();
  const path = usePath();
  if (!user?.visit) return null;
  const minutes = Math.max(0, Math.ceil((user.visit.endsAt - now) / minute));
  return (
    <aside
      aria-label={t('visit.label')}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-warnbg px-4 py-1 text-ink lg:px-6"
    >
      <UserRoundCog aria-hidden className="size-5 shrink-0 text-warn" />
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <strong>{t('visit.as', { name: user.name })}</strong> {t('visit.left', { count: minutes })}
      </p>
      <PostForm isDocument action={path('/sign-in-as')}>
        <Button type="submit" kind="line" size="small" name="intent" value="back">
          {t('visit.back')}
        </Button>
      </PostForm>
    </aside>
  );
}
