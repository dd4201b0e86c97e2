/** The last who may run the centre or an organisation: first who takes over. */
import { lazy, Suspense } from 'react';
import { Form, useNavigation } from 'react-router';
import type { NeedsSuccessor, ShownUser } from '#app/features/users/parts/detail.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Select } from '#app/ui/select.tsx';

const SuccessorSearch = lazy(() => import('#app/features/users/parts/successor-search.tsx'));

/** Nobody is chosen beforehand: what comes with a role is given on purpose. Searched for by name; without script, a list. */
function SuccessorField({ user, asked }: { user: ShownUser; asked: NeedsSuccessor }) {
  const t = useWords('users');
  const words = { label: t('fields.successorId'), name: 'successorId', error: asked.error ?? undefined };
  const list = (
    <Select
      key={asked.at}
      {...words}
      required
      options={[
        { value: '', label: t('show.chooseSuccessor') },
        ...asked.candidates.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
      ]}
    />
  );
  if (!useHydrated()) return list;
  return (
    <Suspense fallback={list}>
      <SuccessorSearch key={asked.at} {...words} userId={user.id} organizationId={asked.organizationId} />
    </Suspense>
  );
}

export function SuccessorQuestion({ user, asked }: { user: ShownUser; asked: NeedsSuccessor }) {
  const t = useWords('users');
  const isBusy = useNavigation().state === 'submitting';
  const { deed, role, organizationId, candidates } = asked;
  return (
    <div className="mt-6">
      <Notice kind="warning" live title={t('show.lastTitle', { name: user.fullName })}>
        <p>{t('show.lastText')}</p>
        {candidates.length === 0 ? (
          <p className="mt-2">{t('show.nobody')}</p>
        ) : (
          <Form method="post" noValidate className="mt-4 grid max-w-96 gap-4">
            <input type="hidden" name="role" value={role} />
            <input type="hidden" name="organizationId" value={organizationId} />
            <SuccessorField user={user} asked={asked} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" name="deed" value={deed} busy={isBusy}>
                {t('show.takeOver')}
              </Button>
              <ButtonLink kind="ghost" href={`/users/${user.id}`}>
                {t('show.keep')}
              </ButtonLink>
            </div>
          </Form>
        )}
      </Notice>
    </div>
  );
}
