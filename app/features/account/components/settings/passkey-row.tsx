import KeyRound from 'lucide-react/icons/key-round';
import { passkeyForm, type passkeys } from '#contract/second-factors.ts';
import type { RecordOf } from '#app/api/record.ts';
import { LockForm } from '#app/features/account/components/settings/lock-form.tsx';
import type { SecurityAct } from '#app/features/account/security.server.ts';
import { actButtonOf, ActField, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';

const Act = actFormOf<SecurityAct>();
const Press = actButtonOf<SecurityAct>();

/** One passkey: its name, when it was last used, another name, and away with it. */
export function PasskeyRow({ passkey }: { passkey: RecordOf<typeof passkeys> }) {
  const t = useWords('account');
  const now = useNow();
  const { date, relativeTime } = useFormat();
  const { id, name, createdAt, lastUsedAt } = passkey;
  const about = { passkey: id };
  const refused = useActRefusal('passkey-name', about);
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <KeyRound aria-hidden className="size-6 text-soft" />
        <div className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
          <p className="font-semibold">{name}</p>
          <p className="t-sm text-soft">
            {lastUsedAt === null
              ? t('lock.added', { date: date(createdAt) })
              : t('devices.used', { when: relativeTime(lastUsedAt, now) })}
          </p>
        </div>
      </div>
      <Disclosure key={`${name} ${refused?.at}`} summary={t('lock.rename')} open={refused !== undefined}>
        <Act
          act="passkey-name"
          action="#security"
          fields={about}
          className="flex flex-wrap items-end gap-3 py-2"
        >
          <div className="min-w-0 flex-1 basis-40">
            <ActField schema={passkeyForm} name="name" label={t('lock.name')} defaultValue={name} />
          </div>
          <Press kind="line">{t('lock.saveName')}</Press>
        </Act>
      </Disclosure>
      <LockForm
        act="passkey-remove"
        passkey={id}
        label={t('lock.removeName', { name })}
        submitLabel={t('lock.remove')}
        kind="danger"
      />
    </li>
  );
}
