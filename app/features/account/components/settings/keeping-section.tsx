import type { KeptApplications } from '#contract/users.ts';
import { keepAllApplicationsText } from '#contract/consent-texts.ts';
import { Section } from '#app/features/account/components/section.tsx';
import {
  NotWhileImpersonating,
  useIsImpersonating,
} from '#app/features/account/components/not-while-impersonating.tsx';
import type { SettingAction } from '#app/features/account/settings.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { Badge } from '#app/ui/badge.tsx';

const Act = actFormOf<SettingAction>();
const Press = actButtonOf<SettingAction>();

type KeepingSectionProps = {
  keeps: KeptApplications;
  /** What was said yes to for all of them, and when. */
  agreed: { givenAt: string; consentText: string } | null;
};

/** Whether applications that came to nothing are kept for longer: said so here, or with some of them. */
export function KeepingSection({ keeps, agreed }: KeepingSectionProps) {
  const t = useWords('account');
  const locale = useLocale();
  const { date } = useFormat();
  const isImpersonating = useIsImpersonating();
  const days = useFrame()?.keptApplicationDays;
  return (
    <Section id="keeping" title={t('keeping.title')}>
      <div className="grid justify-items-start gap-4">
        <Badge kind={keeps === 'none' ? 'inactive' : 'active'}>{t(`keeping.${keeps}`)}</Badge>
        {agreed && (
          <p className="max-w-[33em]">
            {t('digest.agreed', { date: date(agreed.givenAt) })}: {agreed.consentText}
          </p>
        )}
        {keeps !== 'all' && isImpersonating && <NotWhileImpersonating what="keeping" />}
        {keeps !== 'all' && !isImpersonating && days !== undefined && (
          <Act act="keep" fields={{ days: String(days) }} className="grid justify-items-start gap-3">
            <p className="max-w-[33em]">{keepAllApplicationsText[locale](days)}</p>
            <Press kind="line">{t('keeping.agree')}</Press>
          </Act>
        )}
        {keeps !== 'none' && (
          <Act act="stop-keeping">
            <Press kind="line">{t('keeping.stop')}</Press>
          </Act>
        )}
      </div>
    </Section>
  );
}
