import Check from 'lucide-react/icons/check';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Finding } from './findings.ts';
import { LevelIcon } from './level-icon.tsx';
import type { CheckView } from '#app/features/vacancy-checks/queue.server.ts';
import { queueAddress } from './queue-address.ts';

/** Open questions first, each with what can be done about it; all that is right in a few lines. */
export function Findings({ check }: { check: CheckView }) {
  const t = useWords('vacancy-checks');
  const { number } = useFormat();
  const open = check.findings.filter(({ level }) => level !== 'good');
  const good = check.findings.filter(({ level }) => level === 'good');
  return (
    <section>
      <HeadingRule
        level={3}
        side={
          <span className="text-soft">
            {t('findings.right', { good: number(good.length), total: number(check.findings.length) })}
          </span>
        }
      >
        {t('findings.open', { count: open.length })}
      </HeadingRule>
      <ul>
        {open.map((finding) => (
          <Open key={finding.key} finding={finding} check={check} />
        ))}
      </ul>
      <ul className="flex flex-wrap gap-x-6 gap-y-1.5 border-b border-line py-3 t-sm">
        {good.map(({ key }) => (
          <li key={key} className="flex items-center gap-2">
            <Check aria-hidden="true" className="size-4.5 shrink-0 text-ok" />
            {t(`good.${key}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Open({ finding: { key, level, quotes }, check }: { finding: Finding; check: CheckView }) {
  const t = useWords('vacancy-checks');
  return (
    <li className="flex gap-3.5 border-b border-line py-4">
      <LevelIcon level={level} />
      <div className="min-w-0 wrap-break-word">
        <p className="font-semibold">{t(`found.${key}`)}</p>
        <p className="t-sm text-soft">
          {quotes.map((quote) => (
            <span key={quote} lang="nl">
              {t('quote', { quote })}{' '}
            </span>
          ))}
          {t(`why.${key}`)}
        </p>
        <p className="flex flex-wrap gap-x-4 t-sm">
          {check.can.return && (
            <Link href={queueAddress(check.id, { verdict: 'return', key })} className="link py-0.5">
              {t(check.isOnline ? 'askOnline' : 'ask')}
              <span className="sr-only">: {t(`found.${key}`)}</span>
            </Link>
          )}
          {quotes.length > 0 && (
            <Link href={`/vacancies/${check.id}/edit`} className="link py-0.5">
              {t('mend')}
              <span className="sr-only">: {t(`found.${key}`)}</span>
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}
