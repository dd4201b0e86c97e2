import { useFrame } from '#app/shell/frame.ts';
import { Notice } from '#app/ui/notice.tsx';

/** For who has no script: what was just done, at the top of the page (flash.ts). */
export default function FlashNotice() {
  const flash = useFrame()?.flash;
  if (!flash) return null;
  return (
    <noscript>
      {/* Browsers with script never draw this, so they need not fetch the notice either. */}
      {import.meta.env.SSR && (
        <div className="mx-auto max-w-page p-4">
          <Notice kind={flash.color} title={flash.title}>
            {flash.message}
          </Notice>
        </div>
      )}
    </noscript>
  );
}
