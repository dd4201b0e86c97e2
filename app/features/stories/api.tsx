import { configurations } from '#contract/configuration.ts';
import { users } from '#contract/users.ts';
import { vacancies } from '#contract/vacancies.ts';
import { applications } from '#contract/applications.ts';
import { browserApi } from '#app/api/browser-api.ts';
import { CallState } from '#app/features/stories/parts/call-state.tsx';
import { Part, Story } from '#app/features/stories/parts/story.tsx';
import { useLocale } from '#app/i18n/words.ts';

const unknown = '00000000-0000-7000-8000-000000000000';

/** Calls by the typed client: records come flattened, refusals as errors for a form or for the error page. */
export default function ApiStory() {
  const api = browserApi(useLocale());
  return (
    <Story title="api">
      <Part title="Reading: record, list, included">
        <CallState
          name="getOne configuration"
          run={() => api.getOne(configurations, '/api/v1/configuration')}
        />
        <CallState
          name="getList vacancies, page[size]=2, include=organization"
          run={() =>
            api.getList(vacancies, '/api/v1/vacancies', { page: { size: 2 }, include: ['organization'] })
          }
        />
        <CallState
          name="getOne current_user (401 when signed out)"
          run={() => api.getOne(users, '/api/v1/current_user', { include: ['roles'] })}
        />
      </Part>
      <Part title="Refused: 404 and 400 for the error page, 422 for a form, 403 (401 when signed out)">
        <CallState
          name="getOne of an unknown vacancy: 404"
          run={() => api.getOne(vacancies, `/api/v1/vacancies/${unknown}`)}
        />
        <CallState
          name="getList with an unknown sort: 400"
          run={() => api.getList(vacancies, '/api/v1/vacancies', { sort: 'nothing' })}
        />
        <CallState
          name="post an empty application: 422"
          run={() => api.post(applications, '/api/v1/applications', {})}
        />
        <CallState
          name="post a vacancy as a volunteer: 403"
          run={() => api.post(vacancies, '/api/v1/vacancies', { title: 'Story', organizationId: unknown })}
        />
      </Part>
    </Story>
  );
}
