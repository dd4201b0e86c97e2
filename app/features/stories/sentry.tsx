import { useState } from 'react';
import type { Route } from './+types/sentry.ts';
import { pageError } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { Part, Story } from '#app/features/stories/components/story.tsx';
import { useFrame } from '#app/shell/frame.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';

/** `?fail=404` raises a client error on purpose, `?fail=fault` something that nobody meant. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { isProduction } = context.get(pageContext);
  const fail = url.searchParams.get('fail');
  if (isProduction || fail === null) return null;
  if (fail === 'fault') throw new Error('A fault in a loader, of sanne@example.org');
  throw pageError(Number(fail) || 404, `Raised on purpose: ${fail}`);
}

function Broken(): never {
  throw new Error('A fault while drawing');
}

/** Ways to go wrong, to see which of them the error service is told of. */
export default function SentryStory() {
  const [isBroken, setBroken] = useState(false);
  const isOn = useFrame()?.configuration.reportsFaults === true;
  return (
    <Story title="sentry">
      <p>{isOn ? 'SENTRY_DSN is set: faults are told.' : 'SENTRY_DSN is not set: nothing is told.'}</p>
      <Part title="Told">
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              throw new Error('A fault after a press');
            }}
          >
            In a handler
          </Button>
          <Button kind="line" onClick={() => void Promise.reject(new Error('A promise that nobody awaits'))}>
            In a promise
          </Button>
          <Button kind="line" onClick={() => setBroken(true)}>
            While drawing
          </Button>
          <ButtonLink kind="line" href="/test/sentry?fail=fault">
            In a loader
          </ButtonLink>
          {isBroken && <Broken />}
        </div>
      </Part>
      <Part title="Not told: raised by a page with a status of 300 to 499">
        <div className="flex flex-wrap gap-3">
          {['401', '403', '404', '422'].map((status) => (
            <ButtonLink key={status} kind="line" href={`/test/sentry?fail=${status}`}>
              {status}
            </ButtonLink>
          ))}
        </div>
      </Part>
    </Story>
  );
}
