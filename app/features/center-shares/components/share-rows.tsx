import type { ShareAct, ShareView } from '#app/features/center-shares/components/share.ts';
import { stateOf } from '#app/features/center-shares/components/share.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Row } from '#app/ui/row.tsx';

const Act = actFormOf<ShareAct>();
const Press = actButtonOf<ShareAct>();

/** Each centre with what is shown where now, and what can be done about it. */
export function ShareRows({ shares }: { shares: readonly ShareView[] }) {
  const t = useWords('center-shares');
  return (
    <ul className="border-t border-line">
      {shares.map((share) => (
        <Row key={share.id} title={share.centerName} actions={<ShareButtons share={share} />}>
          {t(`state.${stateOf(share)}`)}
        </Row>
      ))}
    </ul>
  );
}

function ShareButtons({ share: { id, centerName: name, status, can } }: { share: ShareView }) {
  const t = useWords('center-shares');
  return (
    <div className="flex flex-wrap gap-2">
      {can.accept && (
        <Act act="accept" fields={{ id }}>
          <Press aria-label={t('accept', { name })}>{t('acceptShort')}</Press>
        </Act>
      )}
      {can.delete && (
        <Act act="end" fields={{ id }}>
          <Press kind="line" aria-label={t(`endNamed.${status}`, { name })}>
            {t(`end.${status}`)}
          </Press>
        </Act>
      )}
    </div>
  );
}
