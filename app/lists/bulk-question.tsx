import FlaskConical from 'lucide-react/icons/flask-conical';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { BulkReportRow } from '#contract/bulk-reports.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { type BulkKey, type ListTranslate, type OwnListKey, useListWords } from '#app/lists/list-words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Tag } from '#app/ui/tag.tsx';

const Act = actFormOf();
const Press = actButtonOf();

/** An action with the chosen records that was tried, and is not done yet. */
export interface BulkDryRun<Act extends string> {
  act: Act;
  ids: string[];
  /** What would happen; null as long as there is something to choose. */
  report: BulkReportRow[] | null;
  changed: number;
  /** What the report is about: whoever is sure says so of this alone. */
  seen: string;
  /** Why it could not be tried or done, by field; `general` for what is of none. */
  errors: Readonly<Record<string, string>>;
  /** Grows with each try. */
  at: number;
}

interface ContentProps<Act extends string> {
  dryRun: BulkDryRun<Act>;
  /** The list as it was, to which one goes back. */
  address: string;
  /** Names of the records that are shown. */
  names: ReadonlyMap<string, string>;
  /** Of its noun. */
  t: ListTranslate<BulkKey<NoInfer<Act>>>;
  /** What would happen: '3 vacatures worden verlengd'. */
  will: string;
  isDanger?: boolean;
  /** What else it would do, below the report. */
  also?: ReactNode;
  /** Why it could not be tried or done, where no field says so. */
  error?: string | undefined;
  /** What is asked with it; a choice that is changed is tried at once. */
  fields?: ReactNode;
}

type BulkQuestionProps<Act extends string, Row extends { id: string }> = Omit<
  ContentProps<Act>,
  'address' | 'names' | 't'
> & {
  /** Of its noun. */
  t: ListTranslate<OwnListKey<BulkKey<NoInfer<Act>>>>;
  /** What `loadDeclared` gave. */
  list: { address: string; items: readonly Row[] };
  nameOf: (row: Row) => string;
};

/**
 * Before anything is done with many records: which, what it would do, and the button that does it. With script it comes to where one
 * is; without, it stands over the list.
 */
export function BulkQuestion<Act extends string, Row extends { id: string }>({
  list: { address, items },
  nameOf,
  ...rest
}: BulkQuestionProps<Act, Row>) {
  const t = useListWords<BulkKey<Act>>(rest.t);
  const { act, ids } = rest.dryRun;
  const title = t(`bulk.titles.${act}`, { count: ids.length });
  const content = (
    <Content {...rest} t={t} address={address} names={new Map(items.map((row) => [row.id, nameOf(row)]))} />
  );
  const navigate = useNavigate();
  const path = usePath();
  if (!useHydrated())
    return (
      <section className="mt-5 max-w-[45rem] rounded-card border border-line bg-surface p-5">
        <h2 className="mb-1 t-h3">{title}</h2>
        {content}
      </section>
    );
  const leave = () => void navigate(path(address), { preventScrollReset: true });
  return (
    <Dialog open title={title} closeLabel={t('bulk.close')} onClose={leave}>
      {content}
    </Dialog>
  );
}

function Content<Act extends string>(props: ContentProps<Act>) {
  const { dryRun, address, t, fields, error } = props;
  const path = usePath();
  return (
    <div className="grid gap-4">
      <p className="text-soft">{t(`bulk.texts.${dryRun.act}`)}</p>
      <Which {...props} />
      <Act
        act={dryRun.act}
        action={path(address)}
        className="grid gap-4"
        keepsPlace
        fields={{ seen: dryRun.seen, ids: dryRun.ids }}
        onChange={({ target, currentTarget }) => {
          const isChoice = (target as Element) instanceof HTMLInputElement && target.type === 'radio';
          if (isChoice) currentTarget.requestSubmit();
        }}
      >
        {fields}
        {error && (
          <p role="alert" className="font-semibold text-bad">
            {error}
          </p>
        )}
        <div aria-live="polite">{dryRun.report && <Report {...props} />}</div>
        <Answers {...props} />
      </Act>
    </div>
  );
}

/** What would happen, and with which not. */
function Report<Act extends string>({ dryRun, t, will, also }: ContentProps<Act>) {
  const refused = dryRun.report?.filter(({ result }) => result === 'refused') ?? [];
  return (
    <div className="rounded-ctl bg-sunken p-4">
      <p className="flex items-center gap-2.5 font-semibold [&_svg]:size-5">
        <FlaskConical aria-hidden />
        {t('bulk.try')}
      </p>
      <p className="mt-1.5">{will}</p>
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
      {also}
    </div>
  );
}

function Answers<Act extends string>({ dryRun, address, t, isDanger, fields }: ContentProps<Act>) {
  const maySure = dryRun.report !== null && dryRun.changed > 0;
  return (
    <div className="flex flex-wrap gap-3">
      {maySure && (
        <Press name="sure" value="yes" kind={isDanger ? 'danger' : 'solid'}>
          {t(`bulk.sure.${dryRun.act}`, { count: dryRun.changed })}
        </Press>
      )}
      {fields && (
        <Press name="check" value="yes" kind={maySure ? 'line' : 'solid'}>
          {t('bulk.check')}
        </Press>
      )}
      <ButtonLink kind="ghost" href={address}>
        {t('bulk.cancel')}
      </ButtonLink>
    </div>
  );
}

/** More would push the buttons away. */
const mostNamed = 8;

/** Which are meant: as many by name as one reads, the others counted. */
function Which<Act extends string>({ dryRun: { ids, report }, names, t }: ContentProps<Act>) {
  const tried = new Map((report ?? []).map(({ id, name }) => [id, name]));
  const named = ids.flatMap((id) => {
    const name = names.get(id) ?? tried.get(id);
    return name ? [{ id, name }] : [];
  });
  const visible = named.slice(0, mostNamed);
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('bulk.whom')}>
      {visible.map(({ id, name }) => (
        <li key={id}>
          <Tag>{name}</Tag>
        </li>
      ))}
      {ids.length > visible.length && (
        <li className="self-center text-soft">{t('bulk.others', { count: ids.length - visible.length })}</li>
      )}
    </ul>
  );
}
