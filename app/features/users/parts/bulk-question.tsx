import FlaskConical from 'lucide-react/icons/flask-conical';
import { Form, useNavigate, useNavigation } from 'react-router';
import type { BulkTrial } from '#app/features/users/parts/bulk.server.ts';
import { listAddress, type ListChoice } from '#app/features/users/parts/list-address.ts';
import type { RoleChoices } from '#app/features/users/parts/role-choices.server.ts';
import { RoleFields } from '#app/features/users/parts/role-fields.tsx';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Tag } from '#app/ui/tag.tsx';

/** What would happen, and for whom not. */
function Report({ trial }: { trial: BulkTrial }) {
  const t = useWords('users');
  const refused = trial.report?.filter(({ result }) => result === 'refused') ?? [];
  return (
    <div className="rounded-ctl bg-sunken p-4">
      <p className="flex items-center gap-2.5 font-semibold [&_svg]:size-5">
        <FlaskConical aria-hidden />
        {t('bulk.try')}
      </p>
      <p className="mt-1.5">{t('bulk.will', { count: trial.changed })}</p>
      {refused.length > 0 && (
        <>
          <p className="mt-1.5">{t('bulk.willNot', { count: refused.length })}</p>
          <ul className="mt-1 max-h-64 list-disc overflow-y-auto pl-5 text-soft">
            {refused.map(({ id, name, reason }) => (
              <li key={id}>{`${name ?? t('bulk.unknown')}: ${reason ?? ''}`}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Answers({ trial, choice }: { trial: BulkTrial; choice: ListChoice }) {
  const t = useWords('users');
  const isBusy = useNavigation().state === 'submitting';
  const { act, report, changed } = trial;
  return (
    <div className="flex flex-wrap gap-3">
      {report && changed > 0 && (
        <Button
          type="submit"
          name="sure"
          value="yes"
          kind={act === 'archive' ? 'danger' : 'solid'}
          busy={isBusy}
        >
          {t(`bulk.sure.${act}`, { count: changed })}
        </Button>
      )}
      {act === 'add_role' && (
        <Button type="submit" kind={report && changed > 0 ? 'line' : 'solid'} busy={isBusy}>
          {t('bulk.check')}
        </Button>
      )}
      <ButtonLink kind="ghost" href={listAddress(choice, { page: choice.page })}>
        {t('bulk.cancel')}
      </ButtonLink>
    </div>
  );
}

/** More would push the buttons away. */
const mostNamed = 8;

/** Who is meant: as many by name as one reads, the others counted. */
function Whom({ trial: { ids, report }, people }: Pick<QuestionProps, 'trial' | 'people'>) {
  const t = useWords('users');
  const known = new Map([
    ...people.map(({ id, fullName, email }) => [id, fullName || email] as const),
    ...(report ?? []).flatMap(({ id, name }) => (name ? [[id, name] as const] : [])),
  ]);
  const named = ids.flatMap((id) => known.get(id) ?? []).slice(0, mostNamed);
  const others = ids.length - named.length;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('bulk.whom')}>
      {named.map((name) => (
        <li key={name}>
          <Tag>{name}</Tag>
        </li>
      ))}
      {others > 0 && <li className="self-center text-soft">{t('bulk.others', { count: others })}</li>}
    </ul>
  );
}

interface QuestionProps {
  trial: BulkTrial;
  choice: ListChoice;
  choices: RoleChoices;
  /** Of the list that is shown. */
  people: readonly { id: string; fullName: string; email: string }[];
}

/**
 * Before anything is done with many people: whom, what it would do, and the button that does it. With script it comes to where one
 * is; without, it stands over the list.
 */
export function BulkQuestion(props: QuestionProps) {
  const t = useWords('users');
  const { trial, choice } = props;
  const title = t(`bulk.titles.${trial.act}`);
  const navigate = useNavigate();
  const path = usePath();
  if (!useHydrated())
    return (
      <section className="mt-5 max-w-[45rem] rounded-card border border-line bg-surface p-5">
        <h2 className="mb-1 t-h3">{title}</h2>
        <Content {...props} />
      </section>
    );
  const leave = () =>
    void navigate(path(listAddress(choice, { page: choice.page })), { preventScrollReset: true });
  return (
    <Dialog open title={title} closeLabel={t('bulk.close')} onClose={leave}>
      <Content {...props} />
    </Dialog>
  );
}

function Content({ trial, choice, choices, people }: QuestionProps) {
  const t = useWords('users');
  const path = usePath();
  const { act, ids, report, errors } = trial;
  return (
    <div className="grid gap-4">
      <p className="text-soft">{t(`bulk.texts.${act}`)}</p>
      <Whom trial={trial} people={people} />
      <Form method="post" action={path(listAddress(choice, { page: choice.page }))} className="grid gap-4">
        <input type="hidden" name="act" value={act} />
        {ids.map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        {act === 'add_role' && (
          <RoleFields
            key={trial.at}
            choices={choices}
            role={trial.role}
            organizationId={trial.organizationId}
            errors={errors}
          />
        )}
        {report && <Report trial={trial} />}
        <Answers trial={trial} choice={choice} />
      </Form>
    </div>
  );
}
