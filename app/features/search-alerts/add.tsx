/** Wanting a mail when something comes in for a search (ui.md, section 8, screen 27b), with an account or without one. */
import BellPlus from 'lucide-react/icons/bell-plus';
import { data } from 'react-router';
import type { Route } from './+types/add.ts';
import { vacancyFeedOf } from '#contract/feeds.ts';
import { addressAlertForm, searchAlertForm } from '#contract/search-alerts.ts';
import { pageContext } from '#app/api/page-context.ts';
import { keepWanted, loadWanted, type Wanted } from '#app/features/search-alerts/add.server.ts';
import { searchPath } from '#app/features/search-alerts/components/search-path.ts';
import { alertLabels, NameAndDays } from '#app/features/search-alerts/form.tsx';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { Honeypot } from '#app/forms/honeypot.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { searchReads } from '#app/features/vacancies/components/search-list.ts';

export const reads = searchReads;

/** Its key is of one opening: kept for others, two of them would send as one. */
const fresh = { 'cache-control': 'no-store' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = await loadWanted(context.get(pageContext), url);
  return data({ ...wanted, head: { isHidden: true }, formKey: newFormKey() }, { headers: fresh });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return keepWanted(context.get(pageContext), await readForm(request), url);
}

export const headers = () => fresh;
export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

type Loaded = Route.ComponentProps['loaderData'];

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('search-alerts');
  const { number } = useFormat();
  const { records, formKey } = loaderData;
  const saved = actionData?.kind === 'saved' ? actionData.result : undefined;
  return (
    <div className="mx-auto max-w-form">
      {!saved && records > 0 && (
        <p className="text-soft">{t('add.now', { count: records, number: number(records) })}</p>
      )}
      <h1 className="t-h1">{t(saved ? 'titles.add' : 'add.heading')}</h1>
      {saved ? (
        <Kept wanted={saved} query={loaderData.query} />
      ) : (
        <AlertForm key={formKey} loaded={loaderData} answer={actionData} />
      )}
    </div>
  );
}

function Kept({ wanted: { asked }, query }: { wanted: Wanted; query: string }) {
  const t = useWords('search-alerts');
  return (
    <div className="mt-6 grid gap-6">
      <Notice kind="success" title={t(asked === null ? 'add.doneTitle' : 'add.askedTitle')} live>
        {asked === null ? t('add.done') : t('add.asked', { email: asked })}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={searchPath(query)}>{t('add.back')}</ButtonLink>
        {asked === null && (
          <ButtonLink kind="ghost" href="/vacancies/alerts">
            {t('add.manage')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** What is looked for now. */
function Searched({ loaded }: { loaded: Loaded }) {
  const t = useWords('search-alerts');
  const locale = useLocale();
  const chips = loaded.chips.length > 0 ? loaded.chips : [t('add.everything')];
  return (
    <section className="my-6">
      <h2 className="font-semibold">{t('add.search')}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {chips.map((chip) => (
          <li key={chip} className="rounded-ctl bg-sunken px-2.5 py-1 t-sm font-semibold">
            {chip}
          </li>
        ))}
      </ul>
      {loaded.warnings.map(({ title, text }) => (
        <div key={title} className="mt-4">
          <Notice kind="warning" title={title}>
            {text}
          </Notice>
        </div>
      ))}
      <p className="flex flex-wrap gap-x-6">
        <Link href={searchPath(loaded.query)} className="inline-flex min-h-11 items-center link">
          {t('add.changeSearch')}
        </Link>
        <a href={vacancyFeedOf(locale, loaded.query)} className="inline-flex min-h-11 items-center link">
          {t('add.feed')}
        </a>
      </p>
    </section>
  );
}

const Field = fieldOf(addressAlertForm);

function AlertForm({ loaded, answer }: { loaded: Loaded; answer: Route.ComponentProps['actionData'] }) {
  const t = useWords('search-alerts');
  const { defaults, email, formKey } = loaded;
  const schema = email === null ? addressAlertForm : searchAlertForm;
  const form = useForm<Wanted>({
    schema,
    labels: alertLabels(t),
    defaultValues: valuesOf(schema, defaults),
    formKey,
    answer,
    navigates: true,
  });
  return (
    <>
      <Searched loaded={loaded} />
      <Form form={form}>
        <NameAndDays />
        {email === null ? (
          <Field name="email" type="email" autoComplete="email" hint={t('hints.email')} />
        ) : (
          <p>{t('add.account', { email })}</p>
        )}
        <Honeypot name="website" label={t('add.robot')} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ButtonLink kind="ghost" href={searchPath(loaded.query)}>
            {t('add.notNow')}
          </ButtonLink>
          <SubmitButton icon={<BellPlus />}>{t('add.send')}</SubmitButton>
        </div>
      </Form>
    </>
  );
}
