import FlaskConical from 'lucide-react/icons/flask-conical';
import type { ReactNode } from 'react';
import { Form, useNavigate, useNavigation, useSubmit } from 'react-router';
import type { BulkReportRow } from '#contract/bulk-reports.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Tag } from '#app/ui/tag.tsx';

/** A deed with the chosen records that was tried, and is not done yet. */
export interface BulkTrial<Act extends string> {
  act: Act;
  ids: string[];
  /** What would happen; null as long as there is something to choose. */
  report: BulkReportRow[] | null;
  changed: number;
  /** What the report is about: whoever is sure says so of this alone. */
  seen: string;
}

interface BulkQuestionProps {
  trial: BulkTrial<string>;
  /** The list as it was, to which one goes back. */
  address: string;
  /** Names of the records that are shown. */
  names: ReadonlyMap<string, string>;
  words: {
    title: string;
    text: string;
    whom: string;
    others: (count: number) => string;
    trial: string;
    will: string;
    willNot: (count: number) => string;
    unknown: string;
    sure: string;
    check: string;
    cancel: string;
    close: string;
  };
  isDanger?: boolean;
  /** Why it could not be tried or done, where no field says so. */
  error?: string | undefined;
  /** What is asked with it; a choice that is changed is tried at once. */
  fields?: ReactNode;
}

/**
 * Before anything is done with many records: which, what it would do, and the button that does it. With script it comes to where one
 * is; without, it stands over the list.
 */
export function BulkQuestion(props: BulkQuestionProps) {
  const { words, address } = props;
  const navigate = useNavigate();
  const path = usePath();
  if (!useHydrated())
    return (
      <section className="mt-5 max-w-[45rem] rounded-card border border-line bg-surface p-5">
        <h2 className="mb-1 t-h3">{words.title}</h2>
        <Content {...props} />
      </section>
    );
  const leave = () => void navigate(path(address), { preventScrollReset: true });
  return (
    <Dialog open title={words.title} closeLabel={words.close} onClose={leave}>
      <Content {...props} />
    </Dialog>
  );
}

function Content(props: BulkQuestionProps) {
  const { trial, address, words, fields, error } = props;
  const path = usePath();
  const submit = useSubmit();
  return (
    <div className="grid gap-4">
      <p className="text-soft">{words.text}</p>
      <Which {...props} />
      <Form
        method="post"
        action={path(address)}
        className="grid gap-4"
        preventScrollReset
        onChange={({ target, currentTarget }) => {
          const isChoice = (target as Element) instanceof HTMLInputElement && target.type === 'radio';
          if (isChoice) void submit(currentTarget, { preventScrollReset: true });
        }}
      >
        <input type="hidden" name="act" value={trial.act} />
        <input type="hidden" name="seen" value={trial.seen} />
        {trial.ids.map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        {fields}
        {error && (
          <p role="alert" className="font-semibold text-bad">
            {error}
          </p>
        )}
        <div aria-live="polite">{trial.report && <Report {...props} />}</div>
        <Answers {...props} />
      </Form>
    </div>
  );
}

/** What would happen, and with which not. */
function Report({ trial, words }: BulkQuestionProps) {
  const refused = trial.report?.filter(({ result }) => result === 'refused') ?? [];
  return (
    <div className="rounded-ctl bg-sunken p-4">
      <p className="flex items-center gap-2.5 font-semibold [&_svg]:size-5">
        <FlaskConical aria-hidden />
        {words.trial}
      </p>
      <p className="mt-1.5">{words.will}</p>
      {refused.length > 0 && (
        <>
          <p className="mt-1.5">{words.willNot(refused.length)}</p>
          <ul className="mt-1 max-h-64 list-disc overflow-y-auto pl-5 text-soft">
            {refused.map(({ id, name, reason }) => (
              <li key={id}>{`${name ?? words.unknown}: ${reason ?? ''}`}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Answers({ trial, address, words, isDanger, fields }: BulkQuestionProps) {
  const isBusy = useNavigation().state === 'submitting';
  const maySure = trial.report !== null && trial.changed > 0;
  return (
    <div className="flex flex-wrap gap-3">
      {maySure && (
        <Button type="submit" name="sure" value="yes" kind={isDanger ? 'danger' : 'solid'} busy={isBusy}>
          {words.sure}
        </Button>
      )}
      {fields && (
        <Button type="submit" name="check" value="yes" kind={maySure ? 'line' : 'solid'} busy={isBusy}>
          {words.check}
        </Button>
      )}
      <ButtonLink kind="ghost" href={address}>
        {words.cancel}
      </ButtonLink>
    </div>
  );
}

/** More would push the buttons away. */
const mostNamed = 8;

/** Which are meant: as many by name as one reads, the others counted. */
function Which({ trial: { ids, report }, names, words }: BulkQuestionProps) {
  const tried = new Map((report ?? []).map(({ id, name }) => [id, name]));
  const named = ids.flatMap((id) => {
    const name = names.get(id) ?? tried.get(id);
    return name ? [{ id, name }] : [];
  });
  const shown = named.slice(0, mostNamed);
  return (
    <ul className="flex flex-wrap gap-2" aria-label={words.whom}>
      {shown.map(({ id, name }) => (
        <li key={id}>
          <Tag>{name}</Tag>
        </li>
      ))}
      {ids.length > shown.length && (
        <li className="self-center text-soft">{words.others(ids.length - shown.length)}</li>
      )}
    </ul>
  );
}
