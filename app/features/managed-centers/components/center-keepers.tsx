/** Who runs a centre and who was asked to, and the way to ask somebody in. */
import { useId } from 'react';
import { centerKeeperInvite, centerKeeperReaddress, type CenterKeeper } from '#contract/managed-centers.ts';
import { actButtonOf, ActField, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breakable } from '#app/ui/breakable.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';

type KeeperAct = 'invite' | 'withdraw' | 'readdress';
const Act = actFormOf<KeeperAct>();
const Press = actButtonOf<KeeperAct>();

interface CenterKeepersProps {
  center: { keepers: readonly CenterKeeper[] | null; can: { invite: boolean } };
}

export function CenterKeepers({ center: { keepers, can } }: CenterKeepersProps) {
  const t = useWords('managed-centers');
  const id = useId();
  const all = keepers ?? [];
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="t-h4">
        {t('keepers.title')}
      </h2>
      {all.length === 0 ? (
        <p>{t('keepers.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {all.map((keeper) => (
            <Keeper key={keeper.email} keeper={keeper} mayInvite={can.invite} />
          ))}
        </ul>
      )}
      {can.invite && <Invite isFirst={all.length === 0} />}
    </section>
  );
}

function Keeper({ keeper, mayInvite }: { keeper: CenterKeeper; mayInvite: boolean }) {
  const t = useWords('managed-centers');
  const { date } = useFormat();
  const { firstName, lastName, email, status, invitedAt } = keeper;
  const about = { email, firstName, lastName };
  const name = `${firstName} ${lastName}`.trim();
  const forWhom = <span className="sr-only">: {name}</span>;
  return (
    <li className="grid gap-1 py-3 wrap-anywhere">
      <p className="font-semibold">{name}</p>
      <p className="t-sm text-soft">
        <Breakable>{email}</Breakable>
      </p>
      <p className="t-sm">
        {status === 'invited' && invitedAt ? (
          t('keepers.waits', { day: date(invitedAt) })
        ) : (
          <Badge kind={status}>{t(`keepers.status.${status}`)}</Badge>
        )}
      </p>
      {status === 'invited' && mayInvite && (
        <>
          <div className="flex flex-wrap gap-2">
            <Act act="invite" fields={about}>
              <Press kind="line" size="small">
                {t('keepers.again')}
                {forWhom}
              </Press>
            </Act>
            <Act act="withdraw" fields={about}>
              <Press kind="ghost" size="small">
                {t('keepers.withdraw')}
                {forWhom}
              </Press>
            </Act>
          </div>
          <Readdress email={email} />
        </>
      )}
    </li>
  );
}

/** Open while its answer says what was wrong. */
function Readdress({ email }: { email: string }) {
  const t = useWords('managed-centers');
  const about = { currentEmail: email };
  const isRefused = useActRefusal('readdress', about) !== undefined;
  return (
    <Disclosure summary={t('keepers.readdress')} isQuiet open={isRefused || undefined}>
      <Act act="readdress" fields={about} className="grid gap-3">
        <ActField
          schema={centerKeeperReaddress}
          autoComplete="off"
          name="email"
          label={t('keepers.newAddress')}
        />
        <div>
          <Press kind="line" size="small">
            {t('keepers.sendThere')}
          </Press>
        </div>
      </Act>
    </Disclosure>
  );
}

/** Tells its answer from that of somebody who is asked once more. */
const anew = { keeper: 'new' };

/** Open where nobody was asked yet: nobody keeps the site. */
function Invite({ isFirst }: { isFirst: boolean }) {
  const t = useWords('managed-centers');
  const isRefused = useActRefusal('invite', anew) !== undefined;
  const ofField = { schema: centerKeeperInvite, autoComplete: 'off' } as const;
  return (
    <Disclosure summary={t('keepers.add')} isQuiet open={isFirst || isRefused || undefined}>
      <Act act="invite" fields={anew} hasSummary className="grid gap-4 pb-3">
        <p className="text-soft">{t('keepers.lead')}</p>
        <ActField {...ofField} name="email" label={t('keepers.email')} />
        <ActField {...ofField} name="firstName" label={t('keepers.firstName')} />
        <ActField {...ofField} name="lastName" label={t('keepers.lastName')} />
        <div>
          <Press kind="line">{t('keepers.send')}</Press>
        </div>
      </Act>
    </Disclosure>
  );
}
