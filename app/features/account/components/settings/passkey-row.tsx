import KeyRound from 'lucide-react/icons/key-round';
import { passkeyForm, type passkeys } from '#contract/second-factors.ts';
import type { RecordOf } from '#app/api/record.ts';
import { LockForm, refusalOf } from '#app/features/account/components/settings/lock-form.tsx';
import type { SecurityAnswer } from '#app/features/account/security.server.ts';
import { longestOf } from '#app/forms/field-rules.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextField } from '#app/ui/text-field.tsx';

type PasskeyRowProps = { passkey: RecordOf<typeof passkeys>; answer: SecurityAnswer | undefined };

/** One passkey: its name, when it was last used, another name, and away with it. */
export function PasskeyRow({ passkey, answer }: PasskeyRowProps) {
  const t = useWords('account');
  const now = useNow();
  const { date, relativeTime } = useFormat();
  const { id, name, createdAt, lastUsedAt } = passkey;
  const refused = refusalOf(answer, 'passkey-name', id);
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
        <PostForm
          action="#security"
          fields={{ act: 'passkey-name', passkey: id }}
          className="flex flex-wrap items-end gap-3 py-2"
        >
          <div className="min-w-0 flex-1 basis-40">
            <TextField
              id={`name-${id}`}
              name="name"
              label={t('lock.name')}
              maxLength={longestOf(passkeyForm, 'name')}
              required
              defaultValue={refused?.name ?? name}
              autoFocus={refused !== undefined}
              error={refused?.text}
            />
          </div>
          <Button type="submit" kind="line">
            {t('lock.saveName')}
          </Button>
        </PostForm>
      </Disclosure>
      <LockForm
        about="passkey-remove"
        passkey={id}
        label={t('lock.removeName', { name })}
        submitLabel={t('lock.remove')}
        answer={answer}
        kind="danger"
      />
    </li>
  );
}
