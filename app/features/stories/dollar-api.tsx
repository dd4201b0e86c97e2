import { documentOf } from '#app/api/client.ts';
import { CallState } from '#app/features/stories/parts/call-state.tsx';
import { Part, Story } from '#app/features/stories/parts/story.tsx';
import { useLocale } from '#app/i18n/words.ts';

const mediaType = 'application/vnd.api+json';

/** Without the client: the answer as it is on the wire. */
async function wire(locale: string, method: string, url: string, body?: unknown): Promise<unknown> {
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
  const call = (method: string, url: string, body?: unknown) => (
    <CallState
      key={`${method} ${url}`}
      name={`${method} ${url}`}
      run={() => wire(locale, method, url, body)}
    />
  );
  return (
    <Story title="dollar-api">
      <Part title="200: keys in snake_case, data, included, meta, links">
        {call('GET', '/api/v1/configuration')}
        {call('GET', '/api/v1/volunteer_centers/current?include=profile')}
        {call('GET', '/api/v1/vacancies?page[size]=1&include=organization')}
      </Part>
      <Part title="401 (signed out), 403 (no right), 404, 422: a list of errors">
        {call('GET', '/api/v1/notifications?page[size]=2')}
        {call('POST', '/api/v1/vacancies', documentOf('vacancies', { title: 'Story' }))}
        {call('GET', '/api/v1/vacancies/unknown')}
        {call('POST', '/api/v1/applications', documentOf('applications', {}))}
      </Part>
    </Story>
  );
}
