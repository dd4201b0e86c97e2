import { applicationCalls } from '#contract/calls/applications.ts';
import { configurationCalls } from '#contract/calls/configuration.ts';
import { notificationCalls } from '#contract/calls/notifications.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { volunteerCenterCalls } from '#contract/calls/volunteer-centers.ts';
import type { ApiCall } from '#contract/request-context.ts';
import { requestOf } from '#app/api/client.ts';
import { emptyApplication } from '#app/features/stories/components/empty-application.ts';
import { CallState } from '#app/features/stories/components/call-state.tsx';
import { Part, Story } from '#app/features/stories/components/story.tsx';
import { useLocale } from '#app/i18n/words.ts';

const mediaType = 'application/vnd.api+json';

/** Without the client: the answer as it is on the wire. */
async function wire(locale: string, { method, url, body }: ApiCall): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: { accept: mediaType, 'accept-language': locale, 'content-type': mediaType },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const seen = { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  if (answer.ok) return seen;
  // The body of an error with its list stays attached (specification, section 8).
  throw Object.assign(new Error(`status ${answer.status}`), seen);
}

export default function DollarApiStory() {
  const locale = useLocale();
  const shown = (request: ApiCall) => {
    const name = `${request.method} ${decodeURIComponent(request.url)}`;
    return <CallState key={name} name={name} run={() => wire(locale, request)} />;
  };
  return (
    <Story title="dollar-api">
      <Part title="200: keys in snake_case, data, included, meta, links">
        {shown(requestOf(configurationCalls.show))}
        {shown(requestOf(volunteerCenterCalls.current, { include: ['profile'] }))}
        {shown(requestOf(vacancyCalls.list, { page: { size: 1 }, include: ['organization'] }))}
      </Part>
      <Part title="401 (signed out), 403 (no right), 404, 422: a list of errors">
        {shown(requestOf(notificationCalls.list, { page: { size: 2 } }))}
        {shown(requestOf(vacancyCalls.create, { body: { title: 'Story', organizationId: '' } }))}
        {shown(requestOf(vacancyCalls.show, { params: { id: 'unknown' } }))}
        {shown(requestOf(applicationCalls.create, { body: emptyApplication }))}
      </Part>
    </Story>
  );
}
