/** One address that vacancies are fetched from: how it goes, what happened each time, and what staff do with it. */
import type { Route } from './+types/show.ts';
import { vacancyFeedCalls } from '#contract/calls/vacancy-feeds.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import type { FeedAct, FeedView } from '#app/features/vacancy-feeds/components/feed.ts';
import { FeedButtons, FeedRemoval } from '#app/features/vacancy-feeds/components/feed-buttons.tsx';
import { FeedNotice } from '#app/features/vacancy-feeds/components/feed-notice.tsx';
import { FeedStatus } from '#app/features/vacancy-feeds/components/feed-status.tsx';
import { RunTable } from '#app/features/vacancy-feeds/components/run-table.tsx';
import { answerActions, type ActTable } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Fact } from '#app/ui/fact.tsx';
import { Link } from '#app/ui/link.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { record, meta } = await api.send(vacancyFeedCalls.show, { params });
  return { head: { title: record.organizationName }, feed: record, runs: meta.runs };
}

type Params = Route.LoaderArgs['params'];

function actsOf({ api, locale }: Page, params: Params, url: URL): ActTable<FeedAct> {
  const t = wordsOf(locale, 'vacancy-feeds');
  return {
    read: async () => {
      await api.send(vacancyFeedCalls.read, { params });
      return { told: t('show.asked') };
    },
    pause: async () => {
      await api.send(vacancyFeedCalls.pause, { params });
      return { told: t('show.paused') };
    },
    resume: async () => {
      await api.send(vacancyFeedCalls.resume, { params });
      return { told: t('show.resumed') };
    },
    remove: async () => {
      await api.send(vacancyFeedCalls.remove, { params });
      return { told: t('show.removed'), to: inLanguageOf(url.pathname, '/vacancies/feeds') };
    },
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerActions(page, await readForm(request), url.pathname, actsOf(page, params, url));
}

function Facts({ feed }: { feed: FeedView }) {
  const t = useWords('vacancy-feeds');
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact label={t('show.address')}>{feed.address}</Fact>
      <Fact label={t('show.becomes')}>{t(`fields.becomesWord.${feed.becomes}`)}</Fact>
      <Fact label={t('show.contact')}>{feed.contactEmail ?? t('show.nobody')}</Fact>
      <Fact label={t('fields.organizationId')}>
        <Link href={`/organizations/${feed.organizationId}`} className="link inline-block py-0.5">
          {t('show.organization')}
        </Link>
      </Fact>
    </dl>
  );
}

export default function Show({ loaderData: { feed, runs } }: Route.ComponentProps) {
  const t = useWords('vacancy-feeds');
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[
          { href: '/vacancies', label: t('vacancies') },
          { href: '/vacancies/feeds', label: t('titles.list') },
          { label: feed.organizationName },
        ]}
      />
      <div className="mt-4 mb-6 flex flex-wrap items-center gap-3">
        <h1 className="t-h1-staff wrap-anywhere">{feed.organizationName}</h1>
        <FeedStatus feed={feed} />
      </div>
      <div className="grid max-w-[60rem] grid-cols-1 gap-6 pb-10">
        <FeedNotice feed={feed} />
        <Facts feed={feed} />
        <FeedButtons feed={feed} />
        <section aria-labelledby="runs">
          <h2 id="runs" className="t-h3">
            {t('runs.title')}
          </h2>
          <p className="mt-1 text-soft">{t('runs.lead')}</p>
          <RunTable runs={runs} />
        </section>
        {feed.can.delete && <FeedRemoval />}
      </div>
    </>
  );
}
