/** A form for its staff: the link to share, whether it is online, and what people answered. Works without script. */
import CopyPlus from 'lucide-react/icons/copy-plus';
import Mails from 'lucide-react/icons/mails';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import type { Route } from './+types/show.ts';
import { pageContext } from '#app/api/page-context.ts';
import { linksPath } from '#app/features/form-tokens/components/address.ts';
import { Answers } from '#app/features/forms/components/answers.tsx';
import { FormBadge, type FormView } from '#app/features/forms/components/form-badge.tsx';
import { useIntakeText } from '#app/features/forms/components/intake-text.ts';
import { ShareLink } from '#app/features/forms/components/share-link.tsx';
import { actOnForm, loadForm, type FormAct } from '#app/features/forms/show.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadForm(context.get(pageContext), params.id, url);

export async function action({ context, params, request, url }: Route.ActionArgs) {
  return actOnForm(context.get(pageContext), await readForm(request), {
    id: params.id,
    pathname: url.pathname,
  });
}

const Act = actFormOf<FormAct>();
const Press = actButtonOf<FormAct>();

/** Putting it online, changing it, closing it. */
function Moves({ form: { id, status, questions, can } }: { form: FormView }) {
  const t = useWords('forms');
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      {can.publish && (
        <Act act="publish">
          <Press>{t(status === 'closed' ? 'show.reopen' : 'show.publish')}</Press>
        </Act>
      )}
      {can.update && (
        <ButtonLink kind="line" href={`/form_builder/${id}/edit`} icon={<Pencil />}>
          {t('show.edit')}
        </ButtonLink>
      )}
      {can.update && questions.length > 0 && (
        <ButtonLink kind="ghost" href={`/form_builder/${id}/preview`} icon={<Eye />}>
          {t('show.preview')}
        </ButtonLink>
      )}
      {can.update && (
        <ButtonLink kind="ghost" href={`/form_builder/new?copy=${id}`} icon={<CopyPlus />}>
          {t('show.copyForm')}
        </ButtonLink>
      )}
      {can.close && (
        <Act act="close">
          <Press kind="line">{t('show.close')}</Press>
        </Act>
      )}
      {status === 'draft' && !can.publish && questions.length === 0 && (
        <p className="text-soft">{t('show.empty')}</p>
      )}
    </div>
  );
}

/** Instead of one link to share everybody gets their own, or did so before. */
function OwnLinks({ form: { id, accessPermission } }: { form: FormView }) {
  const t = useWords('forms');
  return (
    <section aria-labelledby="form-links" className="mt-6 max-w-reading">
      <h2 id="form-links" className="t-h4">
        {t('show.own')}
      </h2>
      {accessPermission === 'token_holder' && <p className="mt-2">{t('show.ownText')}</p>}
      <p className="mt-3">
        <ButtonLink kind="line" href={linksPath(id)} icon={<Mails />}>
          {t('show.ownGo')}
        </ButtonLink>
      </p>
    </section>
  );
}

export default function Show({ loaderData }: Route.ComponentProps) {
  const t = useWords('forms');
  const { form, link, vacancies } = loaderData;
  const bounds = useIntakeText()(form);
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/form_builder', label: t('titles.list') }, { label: form.title }]}
      />
      <h1 className="mt-4 t-h1-staff [overflow-wrap:anywhere]">{form.title}</h1>
      <p className="mt-2">
        <FormBadge form={form} />
      </p>
      <p className="mt-2 text-soft empty:hidden">{bounds}</p>
      {vacancies > 0 && <p className="mt-2 text-soft">{t('show.vacancies', { count: vacancies })}</p>}
      <Moves form={form} />
      {form.accessPermission === 'anonymous' && form.status !== 'draft' && (
        <ShareLink link={link} name={form.slug} />
      )}
      {(form.accessPermission === 'token_holder' || form.hasTokens) && <OwnLinks form={form} />}
      {(form.status !== 'draft' || form.submissions > 0) && <Answers {...loaderData} />}
      {form.can.delete && (
        <div className="mt-10 max-w-reading border-t border-line pt-6">
          <Disclosure isQuiet summary={t('show.remove')}>
            <p className="mb-3">
              {t('show.removeAsk', { count: form.submissions })} {form.hasTokens && t('show.removeLinks')}{' '}
              {vacancies > 0 && t('show.removeVacancies')}
            </p>
            <Act act="remove">
              <Press kind="danger">{t('show.removeSure')}</Press>
            </Act>
          </Disclosure>
        </div>
      )}
    </>
  );
}
