/** One's roles and organisations, and which of these one works for now (specification, section 2: /account/roles). */
import type { Route } from './+types/roles.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { pageError } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { organizationCookie } from '#app/shell/load-personal.server.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Plate } from '#app/ui/plate.tsx';
import { Row } from '#app/ui/row.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [user, own, current] = await Promise.all([
    api.one(currentUserCalls.show, { include: ['roles'] }),
    api.list(organizationCalls.own),
    api.one(organizationCalls.current),
  ]);
  return {
    general: user.roles.filter((assigned) => assigned.organizationId === null).map(({ name }) => name),
    own: own.items.map(({ id, name, city }) => ({
      id,
      name,
      city,
      roles: user.roles.filter((assigned) => assigned.organizationId === id).map((assigned) => assigned.name),
      isCurrent: id === current?.id,
    })),
  };
}

/** Chooses one; everything on every screen follows from it, so the next page is a whole new document. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerActions(page, await readForm(request), url.pathname, {
    'work-for': async (form) => {
      const { items } = await page.api.list(organizationCalls.own);
      const chosen = items.find(({ id }) => id === formText(form, 'organization'));
      if (!chosen) throw pageError(404, 'Not found');
      const told = wordsOf(page.locale, 'account')('roles.chosen', { name: chosen.name });
      return { told, cookies: [organizationCookie(chosen.id)], isDocument: true };
    },
  });
}

const Act = actFormOf<'work-for'>();
const Press = actButtonOf<'work-for'>();

type Own = Route.ComponentProps['loaderData']['own'][number];

function Choice({ own, isOnly }: { own: Own; isOnly: boolean }) {
  const t = useWords('account');
  if (own.isCurrent) return <Badge kind="active">{t('roles.current')}</Badge>;
  if (isOnly) return null;
  return (
    <Act act="work-for" isDocument fields={{ organization: own.id }}>
      <Press kind="line" size="small" aria-label={t('roles.chooseName', { name: own.name })}>
        {t('roles.choose')}
      </Press>
    </Act>
  );
}

function Organizations({ own }: { own: readonly Own[] }) {
  const t = useWords('account');
  const shell = useWords('shell');
  if (own.length === 0) return null;
  return (
    <section>
      <HeadingRule>{t('roles.organizations')}</HeadingRule>
      <ul>
        {own.map((one) => (
          <Row
            key={one.id}
            title={one.name}
            picture={<Plate name={one.name} besideName />}
            actions={<Choice own={one} isOnly={own.length === 1} />}
          >
            {[one.roles.map((role) => shell(`roles.${role}`)).join(', '), one.city]
              .filter(Boolean)
              .join(' · ')}
          </Row>
        ))}
      </ul>
    </section>
  );
}

export default function Roles({ loaderData: { general, own } }: Route.ComponentProps) {
  const t = useWords('account');
  const shell = useWords('shell');
  const frame = useFrame();
  // Whoever holds no other role is a volunteer.
  const roles = general.length + own.length > 0 ? general : (['volunteer'] as const);
  return (
    <div className="grid max-w-form gap-8">
      <div>
        <h1 className="t-h1">{t('roles.title')}</h1>
        <p className="mt-2 max-w-[31em] text-soft">{t(own.length > 1 ? 'roles.leadMany' : 'roles.lead')}</p>
      </div>
      <Organizations own={own} />
      {roles.length > 0 && (
        <section>
          <HeadingRule>{t('roles.general')}</HeadingRule>
          <ul>
            {roles.map((role) => (
              <Row
                key={role}
                title={shell(`roles.${role}`)}
                picture={<Avatar name={frame?.user?.name ?? ''} besideName />}
              >
                {role === 'admin' ? t('roles.everywhere') : t('roles.inCenter', { name: frame?.name ?? '' })}
              </Row>
            ))}
          </ul>
        </section>
      )}
      <p className="t-sm text-soft">{t('roles.who')}</p>
    </div>
  );
}
