/** Who answers for what (specification: /instellingen/contact-person). */
import Plus from 'lucide-react/icons/user-plus';
import type { Route } from './+types/list.ts';
import { pageContext } from '#app/api/page-context.ts';
import { addressOf, newPerson } from '#app/features/contact-people/components/list/address.ts';
import { PeopleInOrder } from '#app/features/contact-people/components/list/people-in-order.tsx';
import { Readers } from '#app/features/contact-people/components/list/readers.tsx';
import { RemovePerson } from '#app/features/contact-people/components/list/remove-person.tsx';
import { PersonForm } from '#app/features/contact-people/form.tsx';
import { answerPeople, loadPeople, type LoadedPeople } from '#app/features/contact-people/list.server.ts';
import { isActRefused } from '#app/forms/act-answer.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { ...(await loadPeople(context.get(pageContext), url)), formKey: newFormKey() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerPeople(context.get(pageContext), await readForm(request), url);
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

function Head() {
  const t = useWords('contact-people');
  const title = t('titles.list');
  return (
    <>
      <Breadcrumb
        label={t('crumbs')}
        items={[{ href: '/instellingen', label: t('settings') }, { label: title }]}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="t-h1-staff">{title}</h1>
          <p className="mt-1 text-soft">{t('lead')}</p>
        </div>
        <ButtonLink href={addressOf(newPerson)} icon={<Plus aria-hidden />}>
          {t('add')}
        </ButtonLink>
      </div>
    </>
  );
}

function People({ people, record }: Pick<LoadedPeople, 'people' | 'record'>) {
  const t = useWords('contact-people');
  if (people.length === 0)
    return (
      <EmptyState title={t('empty.title')}>
        <p>{t('empty.text')}</p>
      </EmptyState>
    );
  return (
    <>
      <PeopleInOrder people={people} open={record?.id} />
      <Readers people={people} />
    </>
  );
}

export default function List({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('contact-people');
  const { people, record, isNew, hasEnglish, formKey } = loaderData;
  const answer = actionData && !isActRefused(actionData) ? actionData : undefined;
  const isOpen = isNew || record !== null;
  return (
    <>
      <Head />
      <div
        className={`mt-6 grid items-start gap-8 pb-10 ${isOpen ? 'xl:grid-cols-[minmax(0,1fr)_20.75rem]' : ''}`}
      >
        <div className={isOpen ? 'min-w-0 max-xl:hidden' : 'min-w-0'}>
          <People people={people} record={record} />
        </div>
        {isOpen && (
          <section aria-labelledby="contact-person" className="min-w-0 max-xl:max-w-form">
            <h2 id="contact-person" className="mb-4 t-h3 [overflow-wrap:anywhere]">
              {record?.name ?? t('newTitle')}
            </h2>
            <PersonForm
              key={record ? `${record.id} ${record.lockVersion}` : newPerson}
              record={record}
              hasEnglish={hasEnglish}
              formKey={formKey}
              answer={answer}
            />
            {record && <RemovePerson person={record} others={people.filter(({ id }) => id !== record.id)} />}
          </section>
        )}
      </div>
    </>
  );
}
