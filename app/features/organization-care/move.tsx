/** Taking an organisation to another centre: first where to, then what would go along, then it goes (specification, section 2). */
import { Form } from 'react-router';
import type { Route } from './+types/move.ts';
import { movedThings, type MovedThing, type WayOfMoving } from '#contract/organization-moving.ts';
import { page } from '#app/api/page-context.ts';
import { CareFrame } from '#app/features/organization-care/parts/care-frame.tsx';
import {
  answerMoving,
  loadMoving,
  type MoveRefused,
} from '#app/features/organization-care/parts/moving.server.ts';
import { Sure } from '#app/features/organization-care/parts/sure.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { inSentences } from '#app/i18n/sentences.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Select } from '#app/ui/select.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const given = context.get(page);
  const moving = await loadMoving(given, params.id, url);
  const title = wordsOf(given.locale, 'organization-care')('move.title', { name: moving.name });
  return { head: { title }, moving };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  return answerMoving(context.get(page), params.id, url.pathname, await readForm(request));
}

type Moving = Awaited<ReturnType<typeof loadMoving>>;

function Choose({ moving: { id, centers, chosen, isUnchosen } }: { moving: Moving }) {
  const t = useWords('organization-care');
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
  const t = useWords('organization-care');
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

type DeedProps = { moving: Moving; center: NonNullable<Moving['chosen']>; refused: MoveRefused | undefined };

function Deed({ moving, center, refused }: DeedProps) {
  const t = useWords('organization-care');
  const { id, name, from } = moving;
  return (
    <Form method="post" noValidate className="mt-10 max-w-form">
      <input type="hidden" name="center" value={center.id} />
      {refused && refused.texts.length > 0 && (
        <div className="mb-4">
          <Notice kind="danger" live title={inSentences(refused.texts)} />
        </div>
      )}
      <Sure
        title={t('move.warning')}
        text={t('move.warningText', { name, from, to: center.name })}
        agreement={t('move.sure')}
        missing={refused?.isUnsure ? t('move.unsure') : undefined}
        deed={t('move.deed', { to: center.name })}
        organizationId={id}
      />
    </Form>
  );
}

export default function Move({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('organization-care');
  const { moving } = loaderData;
  const { chosen, trial } = moving;
  return (
    <CareFrame organization={moving} step={t('bar.move')} title={t('move.title', { name: moving.name })}>
      <p className="mt-2 max-w-reading text-soft">{t('move.text')}</p>
      <Choose moving={moving} />
      {chosen && trial && (
        <>
          <Report report={trial.report} />
          <Deed moving={moving} center={chosen} refused={actionData} />
        </>
      )}
    </CareFrame>
  );
}
