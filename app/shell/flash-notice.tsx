import { useLocation } from 'react-router';
import { PostForm } from '#app/forms/post-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** For whoever has no script: what was just done, at the top of the page (flash.ts). */
export default function FlashNotice() {
  const t = useWords('shell');
  const flash = useFrame()?.flash;
  const { pathname, search } = useLocation();
  const action = usePath()('/draai-terug');
  if (!flash) return null;
  return (
    <noscript>
      {/* Browsers with script never draw this, so they need not fetch the notice either. */}
      {import.meta.env.SSR && (
        <div className="mx-auto max-w-page p-4">
          <Notice
            kind={flash.color}
            title={flash.title}
            action={
              flash.undo && (
                <PostForm
                  isDocument
                  action={action}
                  fields={{ undo: flash.undo, from: flash.undoTo ?? `${pathname}${search}` }}
                >
                  <Button type="submit" kind="line" size="small">
                    {t('undo.take')}
                  </Button>
                </PostForm>
              )
            }
          >
            {flash.message}
          </Notice>
        </div>
      )}
    </noscript>
  );
}
