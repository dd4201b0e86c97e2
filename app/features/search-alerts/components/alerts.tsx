/** The searches that somebody is mailed about: other days, another name, or no more. */
import { AlertCard } from '#app/features/search-alerts/components/alert-card.tsx';
import type { AlertAct, LoadedAlerts } from '#app/features/search-alerts/list.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

const Act = actFormOf<AlertAct>();
const Press = actButtonOf<AlertAct>();

type AlertsProps = { loaded: LoadedAlerts; answer: unknown };

export function Alerts({ loaded, answer }: AlertsProps) {
  const t = useWords('search-alerts');
  const { alerts, key } = loaded;
  const [first] = alerts;
  return (
    <div className="mx-auto max-w-form">
      <h1 className="t-h1">{t('list.heading')}</h1>
      {first ? (
        <>
          <p className="mt-3 text-soft">{t('list.lead')}</p>
          <ul className="mt-8 grid gap-5">
            {alerts.map((alert) => (
              <AlertCard key={alert.id} alert={alert} loaded={loaded} answer={answer} />
            ))}
          </ul>
          {alerts.length > 1 && (
            <Act act="stop_all" fields={{ key: key ?? first.key }} className="mt-8">
              <Press kind="line">{t('list.stopAll')}</Press>
            </Act>
          )}
        </>
      ) : (
        <div className="mt-8">
          <EmptyState
            title={t(key === null ? 'list.none' : 'list.gone')}
            action={<ButtonLink href="/vacancies/search">{t('list.search')}</ButtonLink>}
          >
            {t(key === null ? 'list.noneText' : 'list.goneText')}
          </EmptyState>
        </div>
      )}
    </div>
  );
}
