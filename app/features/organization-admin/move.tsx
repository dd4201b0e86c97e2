/** Taking an organisation to another centre: first where to, then what would go along, then it goes (specification, section 2). */
import { Form } from 'react-router';
import type { Route } from './+types/move.ts';
import { movedThings, type MovedThing, type WayOfMoving } from '#contract/organization-moving.ts';
import { pageContext } from '#app/api/page-context.ts';
import { AdminFrame } from '#app/features/organization-admin/components/admin-frame.tsx';
import { loadMoving, moveActions } from '#app/features/organization-admin/move.server.ts';
import { IrreversibleForm } from '#app/features/organization-admin/components/irreversible-form.tsx';
import { actFormOf } from '#app/forms/act-form.tsx';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Select } from '#app/ui/select.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const moving = await loadMoving(page, params.id, url);
  const title = wordsOf(page.locale, 'organization-admin')('move.title', { name: moving.name });
  return { head: { title }, moving };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const acts = moveActions(page, params.id, url.pathname);
  return answerActions(page, await readForm(request), `${url.pathname}${url.search}`, acts);
}

type Moving = Awaited<ReturnType<typeof loadMoving>>;

function Choose({ moving: { id, centers, chosen, isUnchosen } }: { moving: Moving }) {
  const t = useWords('organization-admin');
  const path = usePath();
  return (
    <Form
      action={path(`/organizations/${id}/move`)}
      noValidate
      className="mt-6 flex max-w-form flex-wrap items-end gap-3"
      key={chosen?.id ?? String(isUnchosen)}
    >
      <div className="min-w-0 flex-1 basis-60">
        <Select
          name="center"
          label={t('move.center')}
          required
          defaultValue={chosen?.id ?? ''}
          autoFocus={isUnchosen}
          error={isUnchosen ? t('move.unchosen') : undefined}
          options={[
            { value: '', label: t('move.choose') },
            ...centers.map((center) => ({ value: center.id, label: center.name })),
          ]}
        />
      </div>
      <Button type="submit" kind={chosen ? 'line' : 'solid'}>
        {t('move.look')}
      </Button>
    </Form>
  );
}

const ways: readonly WayOfMoving[] = ['along', 'away', 'behind'];

/** What would become of everything, in three groups. */
function Report({ report }: { report: readonly { what: MovedThing; count: number }[] }) {
  const t = useWords('organization-admin');
  const { number } = useFormat();
  return (
    <div className="mt-10 grid items-start gap-x-10 gap-y-8 lg:grid-cols-3">
      {ways.map((way) => {
        const things = report.filter(({ what }) => movedThings[what] === way);
        return (
          <section key={way} aria-labelledby={`way-${way}`}>
            <HeadingRule id={`way-${way}`}>{t(`move.ways.${way}`)}</HeadingRule>
            <ul>
              {way === 'along' && <li className="border-b border-line py-2.5">{t('move.itself')}</li>}
              {things.map(({ what, count }) => (
                <li key={what} className="border-b border-line py-2.5 last:border-0">
                  {t(`move.things.${what}`, { count, number: number(count) })}
                </li>
              ))}
              {way !== 'along' && things.length === 0 && (
                <li className="py-2.5 text-soft">{t('move.nothing')}</li>
              )}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

const Act = actFormOf<'move'>();

type ActionProps = { moving: Moving; center: NonNullable<Moving['chosen']> };

function Action({ moving, center }: ActionProps) {
  const t = useWords('organization-admin');
  const { id, name, from } = moving;
  return (
    <Act act="move" fields={{ center: center.id }} className="mt-10 grid max-w-form gap-4">
      <IrreversibleForm
        title={t('move.warning')}
        text={t('move.warningText', { name, from, to: center.name })}
        agreement={t('move.sure')}
        action={t('move.action', { to: center.name })}
        organizationId={id}
      />
    </Act>
  );
}

export default function Move({ loaderData }: Route.ComponentProps) {
  const t = useWords('organization-admin');
  const { moving } = loaderData;
  const { chosen, dryRun } = moving;
  return (
    <AdminFrame organization={moving} step={t('bar.move')} title={t('move.title', { name: moving.name })}>
      <p className="mt-2 max-w-reading text-soft">{t('move.text')}</p>
      <Choose moving={moving} />
      {chosen && dryRun && (
        <>
          <Report report={dryRun.report} />
          <Action moving={moving} center={chosen} />
        </>
      )}
    </AdminFrame>
  );
}
