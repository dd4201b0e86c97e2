import { useWords } from '#app/i18n/words.ts';
import { Notice } from '#app/ui/notice.tsx';

/** Ten codes on paper: the only time that they are shown. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useWords('account');
  return (
    <Notice kind="success" title={t('lock.recoveryShown')} live>
      <p>{t('lock.recoveryShownText')}</p>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1.5 text-ink sm:max-w-80">
        {codes.map((code) => (
          <li key={code}>
            <code className="tnum font-semibold">{code}</code>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
