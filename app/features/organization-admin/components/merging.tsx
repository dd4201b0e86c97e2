import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { textLimits } from '#contract/text-limits.ts';
import { AdminFrame } from '#app/features/organization-admin/components/admin-frame.tsx';
import type { Comparison, Merging } from '#app/features/organization-admin/merge.server.ts';
import type { CareAct } from '#app/features/organization-admin/actions.server.ts';
import { takenIn } from '#app/features/organization-admin/components/taken-fields.ts';
import { MergeRows } from '#app/features/organization-admin/components/merge-rows.tsx';
import { IrreversibleForm } from '#app/features/organization-admin/components/irreversible-form.tsx';
import { actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { inSentences } from '#app/i18n/sentences.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Plate } from '#app/ui/plate.tsx';
import { Row } from '#app/ui/row.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** With which other: what it may be the same as, and a search by name. */
function Choose({ merging: { id, name, q, candidates } }: { merging: Merging }) {
  const t = useWords('organization-admin');
  const path = usePath();
  return (
    <>
      <p className="mt-2 mb-6 max-w-reading text-soft">{t('merge.chooseText', { name })}</p>
      <Form
        action={path(`/organizations/${id}`)}
        className="mb-8 flex max-w-form flex-wrap items-end gap-3"
        role="search"
      >
        <input type="hidden" name="merge" value="" />
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            name="q"
            type="search"
            label={t('merge.search')}
            defaultValue={q}
            maxLength={textLimits.search}
          />
        </div>
        <Button type="submit" kind="line" icon={<Search />}>
          {t('merge.find')}
        </Button>
      </Form>
      <section aria-labelledby="candidates" className="max-w-form">
        <HeadingRule id="candidates">{t(q === '' ? 'merge.alike' : 'merge.found')}</HeadingRule>
        {candidates.length === 0 ? (
          <p className="py-4 text-soft">{t(q === '' ? 'merge.noneAlike' : 'merge.noneFound')}</p>
        ) : (
          <ul>
            {candidates.map((one) => (
              <Row key={one.id} title={one.name} href={`/organizations/${id}?merge=${one.id}`}>
                {one.city}
              </Row>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** Everything that goes along, counted. */
function Along({ report }: { report: Comparison['report'] }) {
  const t = useWords('organization-admin');
  const { number } = useFormat();
  return (
    <section aria-labelledby="along" className="mt-10 max-w-form">
      <HeadingRule id="along">{t('merge.along')}</HeadingRule>
      {report.length === 0 && <p className="py-3 text-soft">{t('merge.nothingAlong')}</p>}
      <ul>
        {report.map(({ what, count }) => (
          <li key={what} className="border-b border-line py-2.5 last:border-0">
            {t(`merge.things.${what}`, { count, number: number(count) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Act = actFormOf<CareAct>();

function Action({ comparison }: { comparison: Comparison }) {
  const t = useWords('organization-admin');
  const { stays, goes } = comparison;
  return (
    <div className="mt-8 max-w-form">
      <IrreversibleForm
        title={t('merge.warning')}
        text={t('merge.warningText', { goes: goes.name, stays: stays.name })}
        agreement={t('merge.sure')}
        action={t('merge.action')}
        organizationId={stays.id}
      />
    </div>
  );
}

function Side({ role, one }: { role: 'stays' | 'goes'; one: Comparison['stays'] }) {
  const t = useWords('organization-admin');
  return (
    <div className="flex min-w-0 items-center gap-3.5 py-2">
      <Plate name={one.name} logo={one.logo} besideName />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="t-sm text-soft">{t(`merge.${role}`)}</p>
        <p className="font-semibold">{one.name}</p>
        <p className="t-sm text-soft">{t(`merge.status.${one.status}`)}</p>
      </div>
    </div>
  );
}

function Compare({ comparison }: { comparison: Comparison }) {
  const t = useWords('organization-admin');
  const { stays, goes, rows, report, refused: obstacles } = comparison;
  const about = { mergeWith: goes.id };
  const refused = useActRefusal('merge', about);
  return (
    <>
      <p className="mt-2 mb-6 max-w-reading text-soft">{t('merge.compareText')}</p>
      <div className="mb-3 grid items-center gap-x-6 gap-y-2 border-y border-line py-3 md:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <ButtonLink
            kind="line"
            icon={<ArrowRightLeft />}
            href={`/organizations/${goes.id}?merge=${stays.id}`}
          >
            {t('merge.swap')}
          </ButtonLink>
        </div>
        <Side role="stays" one={stays} />
        <Side role="goes" one={goes} />
      </div>
      {obstacles.length > 0 && (
        <div className="mb-6">
          <Notice kind="danger" live title={inSentences(obstacles)} />
        </div>
      )}
      <Act
        act="merge"
        fields={{ ...about, lockVersion: stays.lockVersion, otherLockVersion: goes.lockVersion }}
      >
        <MergeRows
          key={refused?.at}
          rows={rows}
          names={{ own: stays.name, other: goes.name }}
          taken={refused && takenIn((name) => refused.typed[name])}
        />
        <Along report={report} />
        {obstacles.length === 0 && <Action comparison={comparison} />}
      </Act>
    </>
  );
}

/** The page on which one of two organisations is made. */
export default function MergingPage({ merging }: { merging: Merging }) {
  const t = useWords('organization-admin');
  const { comparison } = merging;
  return (
    <AdminFrame organization={merging} step={t('bar.merge')} title={t('merge.title', { name: merging.name })}>
      {comparison ? <Compare comparison={comparison} /> : <Choose merging={merging} />}
    </AdminFrame>
  );
}
