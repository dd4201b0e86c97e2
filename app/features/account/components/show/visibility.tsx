import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useWords } from '#app/i18n/words.ts';
import { Section } from '#app/features/account/components/section.tsx';

/** Who sees what, in plain words: nothing of it is public. */
export function Visibility() {
  const t = useWords('account');
  const lines = [
    { line: 'seen.public', isHidden: true },
    { line: 'seen.organizations', isHidden: false },
    { line: 'seen.center', isHidden: false },
    { line: 'seen.never', isHidden: true },
  ] as const;
  return (
    <Section title={t('show.seen')}>
      <ul className="grid gap-2.5">
        {lines.map(({ line, isHidden }) => (
          <li
            key={line}
            className="flex gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-soft"
          >
            {isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            <span className="max-w-[33em]">{t(line)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
