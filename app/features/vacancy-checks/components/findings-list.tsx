import Check from 'lucide-react/icons/check';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { isQuestion, type Hint } from '#contract/vacancy-hints/hints.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';
import { LevelIcon } from './level-icon.tsx';
import type { CheckView } from '#app/features/vacancy-checks/queue.server.ts';
import { queueAddress } from './queue-address.ts';

/** Open questions first, each with what can be done about it; all that is right in a few lines. */
export function Findings({ check }: { check: CheckView }) {
  const t = useWords('vacancy-checks');
  const { number } = useFormat();
  const open = check.hints.filter(isQuestion);
  const good = check.hints.filter(({ level }) => level === 'good');
  const tips = check.hints.filter(({ level }) => level === 'tip');
  return (
    <section>
      <HeadingRule
        level={3}
        side={
          <span className="text-soft">
            {t('findings.right', {
              good: number(good.length),
              total: number(check.hints.length - tips.length),
            })}
          </span>
        }
      >
        {t('findings.open', { count: open.length })}
      </HeadingRule>
      <ul>
        {open.map((hint) => (
          <Open key={hint.key} hint={hint} check={check} />
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
      {tips.length > 0 && <Tips tips={tips} />}
    </section>
  );
}

/** What the writer saw as well, and may leave as it is. */
function Tips({ tips }: { tips: readonly Hint[] }) {
  const t = useWords('vacancy-checks');
  return (
    <div className="border-b border-line py-3 t-sm">
      <h4 className="flex items-center gap-2 font-semibold">
        <Lightbulb aria-hidden="true" className="size-4.5 shrink-0 text-info" />
        {t('findings.tips')}
      </h4>
      <ul className="mt-1.5 grid gap-1.5 wrap-anywhere">
        {tips.map(({ key, places }) => (
          <li key={key}>
            {t(`found.${key}`)}
            {places.length > 0 && (
              <>
                {': '}
                {places.map(({ field, text, instead }) => (
                  <span
                    key={`${field} ${text}`}
                    lang={field.endsWith('En') ? 'en' : 'nl'}
                    className="text-soft"
                  >
                    {instead ? t('simpler', { quote: text, instead }) : t('quote', { quote: text })}{' '}
                  </span>
                ))}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Open({ hint: { key, level, places }, check }: { hint: Hint; check: CheckView }) {
  const t = useWords('vacancy-checks');
  return (
    <li className="flex gap-3.5 border-b border-line py-4">
      {level !== 'tip' && <LevelIcon level={level} />}
      <div className="min-w-0 wrap-break-word">
        <p className="font-semibold">{t(`found.${key}`)}</p>
        <p className="t-sm text-soft">
          {places.map(({ field, text }) => (
            <span key={`${field} ${text}`} lang={field.endsWith('En') ? 'en' : 'nl'}>
              {t('quote', { quote: text })}{' '}
            </span>
          ))}
          {key === 'selection' && check.minimumAge ? `${t('minimumAge', { age: check.minimumAge })} ` : null}
          {t(`why.${key}`)}
        </p>
        {key === 'selection' && check.demandReason !== null && (
          <p className="t-sm">{t('reason', { reason: check.demandReason })}</p>
        )}
        <p className="flex flex-wrap gap-x-4 t-sm">
          {check.can.return && (
            <Link href={queueAddress(check.id, { verdict: 'return', key })} className="link py-0.5">
              {t(check.isOnline ? 'askOnline' : 'ask')}
              <span className="sr-only">: {t(`found.${key}`)}</span>
            </Link>
          )}
          {places.length > 0 && (
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
