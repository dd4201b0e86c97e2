/** One's own page (specification, section 2: /profiel): who one is here, and what others see of that. */
import type { Route } from './+types/show.ts';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import type { users } from '#contract/users.ts';
import { pageContext } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { loadOwnData, ownDataActions } from '#app/features/data-downloads/own-data.server.ts';
import { personalDataPageName } from '#app/features/data-downloads/components/personal-data-page.ts';
import { OwnData } from '#app/features/data-downloads/components/own-data.tsx';
import { PersonalData } from '#app/features/data-downloads/components/personal-data.tsx';
import { Section } from '#app/features/account/components/section.tsx';
import { Visibility } from '#app/features/account/components/show/visibility.tsx';
import { AccountLinks } from '#app/features/account/components/show/account-links.tsx';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Plate } from '#app/ui/plate.tsx';
import { Row } from '#app/ui/row.tsx';
import { Tag } from '#app/ui/tag.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [user, own] = await Promise.all([
    page.api.one(currentUserCalls.show, { include: ['roles', 'organizations'] }),
    loadOwnData(page, url),
  ]);
  return { user, own };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerActions(page, await readForm(request), `${url.pathname}#gegevens`, ownDataActions(page));
}

type Own = RecordOf<typeof users, 'roles' | 'organizations'>;

function Head({ user }: { user: Own }) {
  const t = useWords('account');
  const shell = useWords('shell');
  const roles = [...new Set(user.roles.map(({ name }) => name))];
  return (
    <header className="flex flex-col gap-5 sm:flex-row sm:items-start">
      <Avatar name={user.fullName} size="huge" besideName />
      <div className="min-w-0 flex-1">
        <h1 className="t-h1 [overflow-wrap:anywhere]">{user.fullName}</h1>
        {user.jobTitle && <p className="mt-1 text-soft">{user.jobTitle}</p>}
        <p className="mt-3 flex flex-wrap items-center gap-2">
          <Badge kind={user.status}>{t(`statuses.${user.status}`)}</Badge>
          {(roles.length > 0 ? roles : (['volunteer'] as const)).map((role) => (
            <Tag key={role}>{shell(`roles.${role}`)}</Tag>
          ))}
        </p>
      </div>
      <ButtonLink href="/profile-edit" kind="line">
        {t('show.edit')}
      </ButtonLink>
    </header>
  );
}

function Facts({ user }: { user: Own }) {
  const t = useWords('account');
  const { date } = useFormat();
  const facts = [
    { Icon: Mail, label: t('fields.email'), value: user.email },
    { Icon: Phone, label: t('fields.phoneNumber'), value: user.phoneNumber ?? t('show.noPhone') },
    { Icon: CalendarDays, label: t('show.since'), value: date(user.createdAt) },
  ];
  return (
    <Section title={t('show.facts')}>
      <dl className="border-t border-line">
        {facts.map(({ Icon, label, value }) => (
          <div
            key={label}
            className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line py-3 last:border-b-0 [&_svg]:size-5"
          >
            <dt className="flex w-48 items-center gap-3 text-soft">
              <Icon aria-hidden />
              {label}
            </dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Organizations({ user }: { user: Own }) {
  const t = useWords('account');
  const shell = useWords('shell');
  if (user.organizations.length === 0) return null;
  return (
    <Section title={t('show.organizations')}>
      <ul className="border-t border-line">
        {user.organizations.map(({ id, name }) => (
          <Row key={id} title={name} picture={<Plate name={name} besideName />}>
            {user.roles
              .filter((assigned) => assigned.organizationId === id)
              .map((assigned) => shell(`roles.${assigned.name}`))
              .join(', ')}
          </Row>
        ))}
      </ul>
      <p className="mt-3">
        <Link href="/account/roles" className="link">
          {t('show.toRoles')}
        </Link>
      </p>
    </Section>
  );
}

function Data({ own }: { own: Route.ComponentProps['loaderData']['own'] }) {
  const t = useWords('data-downloads');
  return (
    <>
      <Section id="gegevens" title={t('title')} lead={t('lead')}>
        <OwnData files={own.files} />
      </Section>
      <Section id="sporen" title={t('traces')} lead={t('tracesLead')}>
        <PersonalData {...own} hrefFor={(at) => `/profiel?${personalDataPageName}=${at}#sporen`} />
      </Section>
    </>
  );
}

export default function Show({ loaderData: { user, own } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-form gap-10">
      <Head user={user} />
      <Facts user={user} />
      <Organizations user={user} />
      <Visibility />
      <Data own={own} />
      <AccountLinks />
    </div>
  );
}
