import { fallbackLocale } from '#contract/locales.ts';
import { SimilarOrganizations } from '#app/features/organization-approval/components/approve/similar-organizations.tsx';
import { groupedNumber } from '#app/features/organization-approval/components/grouped-number.ts';
import type { CheckView } from '#app/features/organization-approval/approve.server.ts';
import {
  LevelIcon,
  type LevelView,
} from '#app/features/organization-approval/components/approve/queue-list.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { FormattedText } from '#app/ui/formatted-text.tsx';
import { Breakable } from '#app/ui/breakable.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';

interface Finding {
  key: string;
  level: LevelView;
  title: string;
  text: string;
  link?: { href: string; label: string };
}

function useNumberFinding({ chamberOfCommerceNumber: number, isInitiative, name }: CheckView): Finding {
  const t = useWords('organization-approval');
  if (number !== null)
    return {
      key: 'number',
      // Any eight digits pass: whether they are this organisation's is for a person to see.
      level: 'unknown',
      title: t('checks.number', { number: groupedNumber(number) }),
      text: t('checks.numberText', { name }),
      link: {
        href: `https://www.kvk.nl/zoeken/?source=all&q=${encodeURIComponent(number)}`,
        label: t('checks.numberLink'),
      },
    };
  return isInitiative
    ? {
        key: 'number',
        level: 'good',
        title: t('checks.initiative'),
        text: t('checks.initiativeText'),
      }
    : { key: 'number', level: 'warning', title: t('checks.noNumber'), text: t('checks.noNumberText') };
}

function useFindings(check: CheckView): Finding[] {
  const t = useWords('organization-approval');
  const { applicant, alike } = check;
  const number = useNumberFinding(check);
  const mail: Finding = applicant
    ? { key: 'mail', level: 'good', title: t('checks.mail'), text: applicant.email }
    : { key: 'mail', level: 'warning', title: t('checks.noMail'), text: t('checks.noMailText') };
  const names = alike.map((one) => one.name).join(', ');
  const isSame = alike.some((one) => one.isSameNumber);
  const same: Finding =
    alike.length === 0
      ? { key: 'alike', level: 'good', title: t('checks.unique'), text: t('checks.uniqueText') }
      : {
          key: 'alike',
          level: isSame ? 'danger' : 'warning',
          title: t(isSame ? 'checks.same' : 'checks.alike', { count: alike.length }),
          text: names,
        };
  return [number, mail, same];
}

/** Checks before the description: what was found, and what it may be the same as. */
export function Evidence({ check }: { check: CheckView }) {
  const t = useWords('organization-approval');
  const locale = useLocale();
  const findings = useFindings(check);
  return (
    <div className="min-w-0">
      <HeadingRule>{t('checks.title')}</HeadingRule>
      <ul>
        {findings.map(({ key, level, title, text, link }) => (
          <li key={key} className="flex gap-3.5 border-b border-line py-4">
            <LevelIcon level={level} />
            <div className="min-w-0 wrap-break-word">
              <p className="font-semibold">{title}</p>
              <p className="t-sm text-soft">{text.includes('@') ? <Breakable>{text}</Breakable> : text}</p>
              {link && (
                <a href={link.href} rel="noreferrer" target="_blank" className="link t-sm">
                  {link.label}
                  <span className="sr-only"> {t('checks.newTab')}</span>
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      {check.alike.map((one) => (
        <SimilarOrganizations key={one.id} check={check} other={one} />
      ))}
      {check.description && (
        <section className="mt-8">
          <h2 className="t-h3">{t('checks.about')}</h2>
          <div className="mt-3 max-w-reading">
            <FormattedText
              html={check.description}
              lang={locale === fallbackLocale ? undefined : fallbackLocale}
            />
          </div>
        </section>
      )}
    </div>
  );
}
