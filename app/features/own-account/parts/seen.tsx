import EyeOff from 'lucide-react/icons/eye-off';
import { useWords } from '#app/i18n/words.ts';
import { Section } from './section.tsx';

/** Who sees what, in plain words: nothing of it is public. */
export function Seen() {
  const t = useWords('own-account');
  const lines = ['seen.public', 'seen.organizations', 'seen.center', 'seen.never'] as const;
  return (
    <Section title={t('show.seen')}>
      <ul className="grid gap-2.5">
        {lines.map((line) => (
          <li
            key={line}
            className="flex gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-soft"
          >
            <EyeOff aria-hidden />
            <span className="max-w-[33em]">{t(line)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
