import { AnswerTable, sizes } from '#app/features/forms/components/answer-table.tsx';
import { answersToAsk } from '#app/features/forms/components/answers-to-ask.ts';
import { Summary } from '#app/features/forms/components/summary.tsx';
import type { LoadedForm } from '#app/features/forms/show.server.ts';
import { useKeptText } from '#app/features/forms/components/kept-text.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { ListMore } from '#app/lists/list-more.tsx';
import { addressOf, pagePairs } from '#app/shell/list-address.ts';
import { ListPages } from '#app/shell/list-pages.tsx';
import { ListSearch } from '#app/shell/list-search.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Select } from '#app/ui/select.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

interface AnswersChoice {
  size?: number;
  page?: number;
  isUnread?: boolean;
  q?: string;
  answer?: string;
}
const answersAddress = (
  id: string,
  { size = sizes[0], page = 1, isUnread, q = '', answer = '' }: AnswersChoice,
) =>
  addressOf(`/form_builder/${id}`, [
    ['new', isUnread ? '1' : ''],
    ['q', q],
    ['answer', answer],
    ...pagePairs(page, size, sizes[0]),
  ]);

/** All of them, those that nobody has read, or how often each thing was answered. */
function Choice({ form: { id, submissions, unread }, answers, summary }: LoadedForm) {
  const t = useWords('forms');
  const { number } = useFormat();
  const size = answers?.size ?? sizes[0];
  return (
    <div className="mt-4">
      <Tabs
        label={t('show.which')}
        items={[
          {
            href: answersAddress(id, { size }),
            label: t('show.all'),
            count: number(submissions),
            current: answers !== null && !answers.isUnread,
          },
          {
            href: answersAddress(id, { size, isUnread: true }),
            label: t('show.new'),
            count: number(unread),
            current: answers?.isUnread === true,
          },
          {
            href: addressOf(`/form_builder/${id}`, [['summary', '1']]),
            label: t('summary.tab'),
            current: summary !== null,
          },
        ]}
      />
    </div>
  );
}

type ListedProps = Pick<LoadedForm, 'form' | 'columns'> & { answers: NonNullable<LoadedForm['answers']> };

/** Who answered this: where there are questions with something to choose. */
function AnswerField({ form, answer }: { form: LoadedForm['form']; answer: string }) {
  const t = useWords('forms');
  return (
    <Select name="answer" label={t('show.answered')} defaultValue={answer} options={[]}>
      <option value="">{t('show.anything')}</option>
      {answersToAsk(form).map(({ questionId, text, values }) => (
        <optgroup key={questionId} label={text}>
          {values.map(({ wanted, option, isTicked }) => (
            <option key={wanted} value={wanted}>
              {option ?? t(isTicked ? 'summary.yes' : 'summary.no')}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

function Search({ form, answers: { q, answer, isUnread, size } }: Omit<ListedProps, 'columns'>) {
  const t = useWords('forms');
  const hasChoices = answersToAsk(form).length > 0;
  return (
    <div className="mt-4 mb-5">
      <ListSearch
        address={answersAddress(form.id, { size, isUnread, answer })}
        q={q}
        label={t('show.search')}
        find={t('show.find')}
        names={['answer']}
        {...(hasChoices && { fields: <AnswerField key={answer} form={form} answer={answer} /> })}
      />
    </div>
  );
}

/** In place of the rows: all has been read, or nothing has these words. */
function None({ form, answers: { q, answer, isUnread } }: Omit<ListedProps, 'columns'>) {
  const t = useWords('forms');
  if (q || answer)
    return (
      <EmptyState
        title={t('show.nothing')}
        action={
          <ButtonLink kind="line" href={answersAddress(form.id, { isUnread })}>
            {t('show.whole')}
          </ButtonLink>
        }
      >
        {t('show.nothingText')}
      </EmptyState>
    );
  return <EmptyState title={t('show.noneNew')}>{t('show.noneNewText')}</EmptyState>;
}

/** A page of them, a row each. */
function Listed({ form, columns, answers }: ListedProps) {
  const t = useWords('forms');
  const { items, pagination, size, isUnread, q, answer } = answers;
  return (
    <>
      <Search form={form} answers={answers} />
      {items.length === 0 ? (
        <None form={form} answers={answers} />
      ) : (
        <>
          <AnswerTable
            formId={form.id}
            locale={form.locale}
            items={items}
            columns={columns}
            query={isUnread ? '?new=1' : ''}
          />
          <div className="mt-6">
            <ListPages
              label={t('show.pages')}
              pagination={pagination}
              size={size}
              sizes={sizes}
              addressWith={({ page = 1, size: wanted = size }) =>
                answersAddress(form.id, { page, size: wanted, isUnread, q, answer })
              }
            />
          </div>
        </>
      )}
    </>
  );
}

/** What people filled in, as a list, as a file and counted. */
export function Answers(loaded: LoadedForm) {
  const { form, columns, files, answers, summary } = loaded;
  const t = useWords('forms');
  const keptText = useKeptText('show');
  return (
    <section aria-labelledby="form-answers" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="form-answers" className="t-h3">
          {t('show.answers')}
        </h2>
        {form.submissions > 0 && <ListMore file={{ files, label: t('show.file') }} />}
      </div>
      {form.submissions === 0 ? (
        <EmptyState title={t('show.none')}>
          {t(form.accessPermission === 'token_holder' ? 'show.noneOwnText' : 'show.noneText')}
        </EmptyState>
      ) : (
        <>
          <p className="mt-1 text-soft">{keptText(form.retentionDays)}</p>
          <Choice {...loaded} />
        </>
      )}
      {answers && form.submissions > 0 && <Listed form={form} columns={columns} answers={answers} />}
      {summary && form.submissions > 0 && <Summary questions={summary} />}
    </section>
  );
}
