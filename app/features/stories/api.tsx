import { applicationCalls } from '#contract/calls/applications.ts';
import { configurationCalls } from '#contract/calls/configuration.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { browserApi } from '#app/api/browser-api.ts';
import { emptyApplication } from '#app/features/stories/components/empty-application.ts';
import { CallState } from '#app/features/stories/components/call-state.tsx';
import { Part, Story } from '#app/features/stories/components/story.tsx';
import { useLocale } from '#app/i18n/words.ts';

const unknown = '00000000-0000-7000-8000-000000000000';

/** Calls by the typed client: records come flattened, refusals as errors for a form or for the error page. */
export default function ApiStory() {
  const api = browserApi(useLocale());
  return (
    <Story title="api">
      <Part title="Reading: record, list, included">
        <CallState name="one configuration" run={() => api.one(configurationCalls.show)} />
        <CallState
          name="list of vacancies, page[size]=2, include=organization"
          run={() => api.list(vacancyCalls.list, { page: { size: 2 }, include: ['organization'] })}
        />
        <CallState
          name="one current_user (401 when signed out)"
          run={() => api.one(currentUserCalls.show, { include: ['roles'] })}
        />
      </Part>
      <Part title="Refused: 404 and 400 for the error page, 422 for a form, 403 (401 when signed out)">
        <CallState
          name="one unknown vacancy: 404"
          run={() => api.one(vacancyCalls.show, { params: { id: unknown } })}
        />
        <CallState
          name="list since a moment that is none: 400"
          run={() => api.list(vacancyCalls.list, { filter: { createdAt_gteq: 'nothing' } })}
        />
        <CallState
          name="send an empty application: 422"
          run={() => api.send(applicationCalls.create, { body: emptyApplication })}
        />
        <CallState
          name="send a vacancy as a volunteer: 403"
          run={() => api.send(vacancyCalls.create, { body: { title: 'Story', organizationId: unknown } })}
        />
      </Part>
    </Story>
  );
}
