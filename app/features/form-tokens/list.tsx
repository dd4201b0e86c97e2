/** Who was asked to fill a form in by a link of their own, and asking more people. Works without script. */
import type { Route } from './+types/list.ts';
import type { formTokens } from '#contract/form-tokens.ts';
import { pageContext } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { AskPeople } from '#app/features/form-tokens/components/ask-people.tsx';
import { sizes, stateChoices, tokensAddress } from '#app/features/form-tokens/components/address.ts';
import {
  actOnTokens,
  loadTokens,
  type LoadedTokens,
  type TokenAct,
} from '#app/features/form-tokens/list.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { ListPages } from '#app/shell/list-pages.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Row } from '#app/ui/row.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadTokens(context.get(pageContext), params.id, url);

export async function action({ context, params, request, url }: Route.ActionArgs) {
  return actOnTokens(context.get(pageContext), await readForm(request), {
    id: params.id,
    to: `${url.pathname}${url.search}`,
  });
}

const Act = actFormOf<TokenAct>();
const Press = actButtonOf<TokenAct>();

type Token = RecordOf<typeof formTokens>;

/** What became of it: 'Gemaild op 30 november. Ingevuld op 1 december.' */
function useStateText(): (token: Token) => string {
  const t = useWords('form-tokens');
  const { date } = useFormat();
  return ({ sentAt, usedAt, withdrawnAt }) => {
    const said = [
      sentAt === null ? t('state.waiting') : t('state.sent', { day: date(sentAt) }),
      ...(usedAt === null ? [] : [t('state.used', { day: date(usedAt) })]),
      ...(withdrawnAt === null ? [] : [t('state.withdrawn', { day: date(withdrawnAt) })]),
    ];
    return `${said.join('. ')}.`;
  };
}

/** What mailing a link is for who is in this state; whoever filled it in is asked to do so once more. */
const sendings = { waiting: 'send', sent: 'anew', withdrawn: 'anew', used: 'again' } as const;

/** Somebody, with what can be done about their link. */
function TokenRow({ token, mayAsk }: { token: Token; mayAsk: boolean }) {
  const t = useWords('form-tokens');
  const stateText = useStateText();
  const { id, email, name, can } = token;
  const fields = { token: id, name: name ?? email };
  const forWhom = <span className="sr-only">: {name ?? email}</span>;
  return (
    <Row
      title={name ?? email}
      actions={
        <>
          {mayAsk && can.send && (
            <Act act="send" fields={fields}>
              <Press kind="line" size="small">
                {t(`row.${sendings[token.state]}`)}
                {forWhom}
              </Press>
            </Act>
          )}
          {can.withdraw && (
            <Act act="withdraw" fields={fields}>
              <Press kind="ghost" size="small">
                {t('row.withdraw')}
                {forWhom}
              </Press>
            </Act>
          )}
        </>
      }
    >
      {name !== null && <p>{email}</p>}
      <p>{stateText(token)}</p>
    </Row>
  );
}

/** All of them, or those of whom something is known. */
function Choice({ form: { id }, state, size }: LoadedTokens) {
  const t = useWords('form-tokens');
  return (
    <div className="mt-8">
      <Tabs
        label={t('which')}
        items={[
          { href: tokensAddress(id, { state: null, size }), label: t('all'), current: state === null },
          ...stateChoices.map((one) => ({
            href: tokensAddress(id, { state: one, size }),
            label: t(`choices.${one}`),
            current: state === one,
          })),
        ]}
      />
    </div>
  );
}

function Asked(loaded: LoadedTokens) {
  const t = useWords('form-tokens');
  const { form, items, pagination, size, state } = loaded;
  if (items.length === 0)
    return state === null ? (
      <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
    ) : (
      <p className="mt-6 text-soft">{t('noneSuch')}</p>
    );
  return (
    <>
      <ul>
        {items.map((token) => (
          <TokenRow key={token.id} token={token} mayAsk={form.can.ask} />
        ))}
      </ul>
      <div className="mt-6">
        <ListPages
          label={t('pages')}
          pagination={pagination}
          size={size}
          sizes={sizes}
          addressWith={({ page = 1, size: wanted = size }) =>
            tokensAddress(form.id, { state, page, size: wanted })
          }
        />
      </div>
    </>
  );
}

/** Why nobody can be asked now, with the way to change that. */
function NotYet({ form: { id, accessPermission } }: Pick<LoadedTokens, 'form'>) {
  const t = useWords('form-tokens');
  const [title, text, go, href] =
    accessPermission === 'token_holder'
      ? [t('notOnline.title'), t('notOnline.text'), t('notOnline.go'), `/form_builder/${id}`]
      : [t('forEverybody.title'), t('forEverybody.text'), t('forEverybody.go'), `/form_builder/${id}/edit`];
  return (
    <div className="mt-6">
      <Notice
        kind="info"
        title={title}
        action={
          <ButtonLink kind="line" href={href}>
            {go}
          </ButtonLink>
        }
      >
        {text}
      </Notice>
    </div>
  );
}

export default function List({ loaderData }: Route.ComponentProps) {
  const t = useWords('form-tokens');
  const { form, items, state } = loaderData;
  const isEmpty = items.length === 0 && state === null;
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[
          { href: '/form_builder', label: t('forms') },
          { href: `/form_builder/${form.id}`, label: form.title },
          { label: t('titles.list') },
        ]}
      />
      <div className="max-w-reading pb-10">
        <h1 className="mt-4 t-h1-staff">{t('titles.list')}</h1>
        <p className="mt-2 text-soft">
          {form.accessPermission === 'token_holder' && t(`lead.${form.tokenUse}`)}{' '}
          {t('kept', { count: form.retentionDays })}
        </p>
        {form.can.ask ? <AskPeople isOpen={isEmpty} /> : <NotYet form={form} />}
        {!isEmpty && <Choice {...loaderData} />}
        {(!isEmpty || form.can.ask) && <Asked {...loaderData} />}
      </div>
    </>
  );
}
