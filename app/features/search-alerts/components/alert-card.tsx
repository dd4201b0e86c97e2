/** One search that somebody is mailed about: what it is called, when its mail comes, and what they do with it. */
import { listFormat } from '#contract/formatters.ts';
import { days } from '#contract/schedule.ts';
import { searchAlertForm } from '#contract/search-alerts.ts';
import { searchPath } from '#app/features/search-alerts/components/search-path.ts';
import { alertLabels, NameAndDays } from '#app/features/search-alerts/form.tsx';
import type { AlertAct, LoadedAlerts } from '#app/features/search-alerts/list.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Link } from '#app/ui/link.tsx';

type Alert = LoadedAlerts['alerts'][number];

const Act = actFormOf<AlertAct>();
const Press = actButtonOf<AlertAct>();

/** This page, with the link of the mail where one came by it. */
const listPath = (key: string | null, more: Readonly<Record<string, string>> = {}) => {
  const query = new URLSearchParams({ ...(key !== null && { key }), ...more }).toString();
  return `/vacancies/alerts${key === null ? '' : '/by-mail'}${query === '' ? '' : `?${query}`}`;
};

type AlertCardProps = { alert: Alert; loaded: LoadedAlerts; answer: unknown };

export function AlertCard({ alert, loaded, answer }: AlertCardProps) {
  const t = useWords('search-alerts');
  const locale = useLocale();
  const { id, name, query, status, gone } = alert;
  const isOpen = loaded.open?.id === id;
  return (
    <li className="rounded-card border border-line bg-surface p-5">
      <h2 className="t-h4 [overflow-wrap:anywhere]">{name}</h2>
      <p className={status === 'active' ? 'text-soft' : 'font-semibold text-warn'}>
        {status === 'active'
          ? t('list.on', {
              days: listFormat(locale).format(
                days.filter((day) => alert.days.includes(day)).map((day) => t(`days.${day}`)),
              ),
            })
          : t('list.waits')}
      </p>
      {gone.length > 0 && <Remains alert={alert} />}
      <p>
        <Link
          href={searchPath(gone.length > 0 ? alert.rest : query)}
          aria-label={t('list.seeOne', { name })}
          className="inline-flex min-h-11 items-center link"
        >
          {t('list.see')}
        </Link>
      </p>
      {isOpen ? (
        <ChangeForm alert={alert} loaded={loaded} answer={answer as FormAnswer<null> | undefined} />
      ) : (
        <AlertTools alert={alert} pageKey={loaded.key} />
      )}
    </li>
  );
}

/** What of the search is there no more, and what is searched instead: nothing, or the rest. */
function Remains({ alert: { gone, isPaused, rest, name } }: { alert: Alert }) {
  const t = useWords('search-alerts');
  const locale = useLocale();
  const parts = listFormat(locale).format(gone.map((part) => t(`gone.parts.${part}`)));
  return (
    <div className="my-3">
      <Notice kind="warning" title={t('gone.title', { parts })}>
        <p>{t(isPaused ? 'gone.paused' : 'gone.rest')}</p>
        <p>
          <Link
            href={`/vacancies/alerts/add${rest === '' ? '' : `?${rest}`}`}
            aria-label={t('gone.againOne', { name })}
            className="inline-flex min-h-11 items-center link"
          >
            {t('gone.again')}
          </Link>
        </p>
      </Notice>
    </div>
  );
}

function AlertTools({ alert: { name, status, key }, pageKey }: { alert: Alert; pageKey: string | null }) {
  const t = useWords('search-alerts');
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {status === 'unconfirmed' && (
        <Act act="confirm" fields={{ key }}>
          <Press aria-label={t('list.confirmOne', { name })}>{t('list.confirm')}</Press>
        </Act>
      )}
      <ButtonLink
        kind="line"
        href={listPath(pageKey, { change: key ?? '' })}
        aria-label={t('list.changeOne', { name })}
      >
        {t('list.change')}
      </ButtonLink>
      <Act act="stop" fields={{ key, name }}>
        <Press kind="line" aria-label={t('list.stopOne', { name })}>
          {t('list.stop')}
        </Press>
      </Act>
    </div>
  );
}

type ChangeFormProps = { alert: Alert; loaded: LoadedAlerts; answer: FormAnswer<null> | undefined };

function ChangeForm({ alert, loaded, answer }: ChangeFormProps) {
  const t = useWords('search-alerts');
  const form = useForm<null>({
    schema: searchAlertForm,
    labels: alertLabels(t),
    defaultValues: valuesOf(searchAlertForm, alert),
    formKey: loaded.formKey,
    answer,
    navigates: true,
  });
  return (
    <Form form={form}>
      <NameAndDays />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('list.save')}</SubmitButton>
        <ButtonLink kind="ghost" href={listPath(loaded.key)}>
          {t('list.close')}
        </ButtonLink>
      </div>
    </Form>
  );
}
