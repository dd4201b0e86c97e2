/** The last who may run the centre or an organisation: first who takes over. */
import { lazy, Suspense } from 'react';
import type { UserView } from '#app/features/users/show.server.ts';
import type { NeedsSuccessor, UserAction } from '#app/features/users/user-acts.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Select } from '#app/ui/select.tsx';

const Act = actFormOf<UserAction>();
const Press = actButtonOf<UserAction>();

const SuccessorSearch = lazy(() => import('#app/features/users/components/show/successor-search.tsx'));

/** Nobody is chosen beforehand: what comes with a role is given on purpose. Searched for by name; without script, a list. */
function SuccessorField({ user, asked: successor }: { user: UserView; asked: NeedsSuccessor }) {
  const t = useWords('users');
  const words = { label: t('fields.successorId'), name: 'successorId', error: successor.error ?? undefined };
  const list = (
    <Select
      key={successor.at}
      {...words}
      required
      options={[
        { value: '', label: t('show.chooseSuccessor') },
        ...successor.candidates.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
      ]}
    />
  );
  if (!useHydrated()) return list;
  return (
    <Suspense fallback={list}>
      <SuccessorSearch
        key={successor.at}
        {...words}
        userId={user.id}
        organizationId={successor.organizationId}
      />
    </Suspense>
  );
}

export function SuccessorQuestion({ user, asked: successor }: { user: UserView; asked: NeedsSuccessor }) {
  const t = useWords('users');
  const { act, role, organizationId, candidates } = successor;
  return (
    <div className="mt-6">
      <Notice kind="warning" live title={t('show.lastTitle', { name: user.fullName })}>
        <p>{t('show.lastText')}</p>
        {candidates.length === 0 ? (
          <p className="mt-2">{t('show.nobody')}</p>
        ) : (
          <Act act={act} fields={{ role, organizationId }} className="mt-4 grid max-w-96 gap-4">
            <SuccessorField user={user} asked={successor} />
            <div className="flex flex-wrap gap-3">
              <Press>{t('show.takeOver')}</Press>
              <ButtonLink kind="ghost" href={`/users/${user.id}`}>
                {t('show.keep')}
              </ButtonLink>
            </div>
          </Act>
        )}
      </Notice>
    </div>
  );
}
