import FlaskConical from 'lucide-react/icons/flask-conical';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { BulkTrial } from '#app/features/users/parts/bulk.server.ts';
import { listAddress, type ListChoice } from '#app/features/users/parts/list-address.ts';
import type { RoleChoices } from '#app/features/users/parts/role-choices.server.ts';
import { RoleFields } from '#app/features/users/parts/role-fields.tsx';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';

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

/** Before anything is done with many people: what it would do, and the button that does it. */
export function BulkQuestion({
  trial,
  choice,
  choices,
}: {
  trial: BulkTrial;
  choice: ListChoice;
  choices: RoleChoices;
}) {
  const t = useWords('users');
  const path = usePath();
  const heading = useRef<HTMLHeadingElement>(null);
  const { act, ids, report, errors } = trial;
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mt-5 grid max-w-[45rem] gap-4 rounded-card border border-line bg-surface p-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="t-h3 outline-none">
          {t(`bulk.titles.${act}`)}
        </h2>
        <p className="mt-1 text-soft">{t(`bulk.texts.${act}`)}</p>
      </div>
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
    </section>
  );
}
