import { contactMessageAssign } from '#contract/contact-messages.ts';
import type { ContactMessageView } from '#app/features/contact-messages/components/message-rows.tsx';
import { actButtonOf, ActField, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Select } from '#app/ui/select.tsx';

export type AssigneeAct = 'take' | 'give' | 'release';
export type Colleague = { id: string; name: string };

const Act = actFormOf<AssigneeAct>();
const Press = actButtonOf<AssigneeAct>();

type AssigneeProps = {
  message: ContactMessageView;
  colleagues: readonly Colleague[];
  /** The reader. */
  userId: string;
};

/** Who answers it, in words. */
function Holder({ message: { assignee, assigneeName }, userId }: Omit<AssigneeProps, 'colleagues'>) {
  const t = useWords('contact-messages');
  if (assigneeName === null) return <p>{t('assignee.nobody')}</p>;
  return (
    <p className="font-semibold [overflow-wrap:anywhere]">
      {assignee?.id === userId ? t('assignee.you') : t('assignee.colleague', { name: assigneeName })}
    </p>
  );
}

function Give({ message, colleagues, userId }: AssigneeProps) {
  const t = useWords('contact-messages');
  const fields = { lockVersion: message.lockVersion };
  const isRefused = useActRefusal('give', fields) !== undefined;
  const others = colleagues.filter(({ id }) => id !== userId && id !== message.assignee?.id);
  if (others.length === 0) return null;
  return (
    <Disclosure isQuiet summary={t('assignee.giveAway')} open={isRefused}>
      <Act act="give" fields={fields} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-56 sm:max-w-80">
          <ActField
            schema={contactMessageAssign}
            name="assigneeId"
            as={Select}
            label={t('assignee.to')}
            options={[
              { value: '', label: t('assignee.choose') },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
        <Press kind="line">{t('assignee.give')}</Press>
      </Act>
    </Disclosure>
  );
}

/** Who of the staff answers a question: taking it, giving it to a colleague, putting it back. */
export function Assignee(props: AssigneeProps) {
  const t = useWords('contact-messages');
  const { message, colleagues, userId } = props;
  const fields = { lockVersion: message.lockVersion };
  const isMine = message.assignee?.id === userId;
  // An admin has no account here, and answers what nobody else does.
  const mayTake = !isMine && colleagues.some(({ id }) => id === userId);
  return (
    <section aria-labelledby="assignee" className="mt-6 border-y border-line py-4">
      <h2 id="assignee" className="sr-only">
        {t('assignee.title')}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Holder message={message} userId={userId} />
        {mayTake && (
          <Act act="take" fields={fields}>
            <Press kind="line">{message.assignee ? t('assignee.takeOver') : t('assignee.take')}</Press>
          </Act>
        )}
        {isMine && (
          <Act act="release" fields={fields}>
            <Press kind="line">{t('assignee.release')}</Press>
          </Act>
        )}
      </div>
      <Give {...props} />
    </section>
  );
}
