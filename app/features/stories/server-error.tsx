/** Every row of the error page: raised for real by a loader and by an action, and all of them drawn below one another. */
import type { Route } from './+types/server-error.ts';
import { pageError } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { Part, Story, useSample } from '#app/features/stories/components/story.tsx';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { ErrorView } from '#app/shell/error-view.tsx';
import type { Failure } from '#app/shell/failure.ts';

const kinds = [
  'wrong-centre',
  'wrong-centre-unnamed',
  '401',
  '403',
  '404',
  '429',
  '500',
  '503',
  'fault',
] as const;
const Act = actFormOf();
const Press = actButtonOf();

type Kind = (typeof kinds)[number];

const elsewhere = { id: '99', name: 'Vrijwilligerspunt Waterveen', host: 'waterveen.localhost' };

function raise(kind: string): never {
  if (kind === 'fault') throw new Error('Thrown on purpose.');
  if (kind === 'wrong-centre') throw pageError(403, 'wrong center: story', elsewhere);
  if (kind === 'wrong-centre-unnamed') throw pageError(403, 'wrong center: story');
  throw pageError(Number(kind), 'Thrown on purpose.');
}

const isKind = (value: unknown): value is Kind => kinds.some((kind) => kind === value);

export function loader({ url, context }: Route.LoaderArgs) {
  const raised = url.searchParams.get('raise');
  if (isKind(raised) && !context.get(pageContext).isProduction) raise(raised);
  return null;
}

export async function action({ request }: Route.ActionArgs) {
  const raised = (await readForm(request)).get('raise');
  if (isKind(raised)) raise(raised);
  return null;
}

const failureFor = (kind: Kind): Failure => {
  if (kind === 'fault')
    return {
      status: null,
      message: '',
      stack: 'Error: Thrown on purpose.\n    at raise (server-error.tsx:22:32)',
    };
  if (kind === 'wrong-centre') return { status: 403, message: 'wrong center: story', center: elsewhere };
  if (kind === 'wrong-centre-unnamed') return { status: 403, message: 'wrong center: story' };
  return { status: Number(kind), message: '' };
};

export default function ServerErrorStory() {
  const sample = useSample({
    nl: { loader: 'Uit een loader', action: 'Uit een action', drawn: 'Getekend' },
    en: { loader: 'From a loader', action: 'From an action', drawn: 'Drawn' },
  });
  return (
    <Story title="server-error">
      <Part title={sample.loader}>
        <ul className="flex flex-wrap gap-x-6">
          {kinds.map((kind) => (
            <li key={kind}>
              <a className="link inline-flex min-h-11 items-center" href={`?raise=${kind}`}>
                {kind}
              </a>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={sample.action}>
        <Act className="flex flex-wrap gap-3">
          {kinds.map((kind) => (
            <Press key={kind} kind="line" size="small" name="raise" value={kind}>
              {kind}
            </Press>
          ))}
        </Act>
      </Part>
      <Part title={sample.drawn}>
        {kinds.map((kind) => (
          <div key={kind} className="overflow-hidden rounded-card bg-tint px-4 py-24 text-center">
            <ErrorView failure={failureFor(kind)} level={2} />
          </div>
        ))}
      </Part>
    </Story>
  );
}
