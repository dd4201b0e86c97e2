import Mail from 'lucide-react/icons/mail';
import { actButtonOf, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { Form } from '#app/forms/form.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useWords } from '#app/i18n/words.ts';
import { Breakable } from '#app/ui/breakable.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Select } from '#app/ui/select.tsx';
import { memberForm, memberLabels } from './member-form.ts';
import type { Member, MemberAction } from '#app/features/organizations/members.server.ts';

const Field = fieldOf(memberForm);

const Act = actFormOf<MemberAction>();
const Press = actButtonOf<MemberAction>();

type Invited = { name: string };

export type MembersProps = {
  members: readonly Member[];
  formKey: string;
  mayInvite: boolean;
  answer: FormAnswer<Invited> | undefined;
};

/** Who looks after the organisation, for its own people and the centre. */
export default function Members({ members, formKey, mayInvite, answer }: MembersProps) {
  const t = useWords('organizations');
  return (
    <section aria-labelledby="members" className="mt-14">
      <h2 id="members" className="border-b-2 border-ink pb-2 t-h3">
        {t('members.title')}
      </h2>
      {members.length === 0 && <p className="py-4 text-soft">{t('members.none')}</p>}
      <ul>
        {members.map((member) => (
          <Row key={member.id} member={member} others={members.filter((one) => one.id !== member.id)} />
        ))}
      </ul>
      <div className="mt-5">
        {mayInvite ? (
          <Disclosure summary={t('members.invite')}>
            <Invite formKey={formKey} answer={answer} />
          </Disclosure>
        ) : (
          <p className="text-soft">{t('members.inviteLater')}</p>
        )}
      </div>
    </section>
  );
}

type RowProps = {
  member: Member;
  others: readonly Member[];
};

function Row({ member, others }: RowProps) {
  const t = useWords('organizations');
  const { name, email, status, isSelf } = member;
  const about = { user: member.id };
  const isRefused = useActRefusal('remove_member', about) !== undefined;
  // The last one goes once somebody follows; the centre may leave an organisation without anybody.
  const isAlone = isSelf && others.length === 0;
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={name} besideName />
        <div className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
          <p className="font-semibold">{isSelf ? t('members.you', { name }) : name}</p>
          <p className="t-sm text-soft">
            <Breakable>{email}</Breakable>
          </p>
        </div>
        {status !== 'active' && <Badge kind={status}>{t(`members.status.${status}`)}</Badge>}
      </div>
      <Disclosure
        isQuiet
        summary={isSelf ? t('members.leave') : t('members.remove', { name })}
        open={isRefused || undefined}
      >
        {isAlone ? (
          <p className="pb-3 text-soft">{t('members.alone')}</p>
        ) : (
          <Act act="remove_member" fields={about} className="grid max-w-form gap-4 pb-3">
            <p className="text-soft">{t('members.removeText')}</p>
            {others.length > 0 && (
              <Select
                name="successorId"
                label={t('members.successor')}
                hint={t('members.successorHint')}
                options={[
                  { value: '', label: t('members.nobody') },
                  ...others.map((other) => ({ value: other.id, label: other.name })),
                ]}
              />
            )}
            <div>
              <Press kind="danger">{isSelf ? t('members.leaveNow') : t('members.removeNow')}</Press>
            </div>
          </Act>
        )}
      </Disclosure>
    </li>
  );
}

function Invite({ formKey, answer }: { formKey: string; answer: FormAnswer<Invited> | undefined }) {
  const t = useWords('organizations');
  const form = useForm<Invited>({
    schema: memberForm,
    labels: memberLabels(t),
    defaultValues: { firstName: '', lastName: '', email: '' },
    formKey,
    answer,
  });
  return (
    <Form form={form}>
      {form.result && <Notice kind="success" title={t('members.invited', { name: form.result.name })} live />}
      <p className="text-soft">{t('members.inviteText')}</p>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <Field name="firstName" autoComplete="off" />
        <Field name="lastName" autoComplete="off" />
      </div>
      <Field name="email" autoComplete="off" />
      <div>
        <SubmitButton icon={<Mail />}>{t('members.send')}</SubmitButton>
      </div>
    </Form>
  );
}
