import type { JoinRequest } from '#app/features/organization-approval/approve.server.ts';
import type { DecisionAct } from '#app/features/organization-approval/decide.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';

const Act = actFormOf<DecisionAct>();
const Press = actButtonOf<DecisionAct>();

function Answers({ request }: { request: JoinRequest }) {
  const t = useWords('organization-approval');
  const { id, name, can } = request;
  const button = (act: 'accept' | 'decline', kind: 'solid' | 'line') =>
    can[act] && (
      <Act act={act} fields={{ id }}>
        <Press kind={kind} size="small">
          {t(`join.${act}`)}
          <span className="sr-only">, {name}</span>
        </Press>
      </Act>
    );
  return (
    <div className="flex gap-2">
      {button('accept', 'solid')}
      {button('decline', 'line')}
    </div>
  );
}

/** People who ask for a place in an organisation that is there already. */
export function JoinList({ requests }: { requests: readonly JoinRequest[] }) {
  const t = useWords('organization-approval');
  const { longDay } = useFormat();
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="joins">
      <HeadingRule id="joins" count={String(requests.length)}>
        {t('join.title')}
      </HeadingRule>
      <ul>
        {requests.map((request) => (
          <li
            key={request.id}
            className="flex flex-wrap items-start gap-x-4 gap-y-3 border-b border-line py-4"
          >
            <Avatar name={request.name} besideName />
            <div className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
              <p>{t('join.wants', { name: request.name, organization: request.organizationName })}</p>
              <p className="t-sm text-soft">
                {[request.jobTitle, request.email, request.phoneNumber, longDay(request.createdAt)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {request.message && (
                <p lang={request.locale} className="mt-2 max-w-reading whitespace-pre-line">
                  {request.message}
                </p>
              )}
            </div>
            <Answers request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}
