import Archive from 'lucide-react/icons/archive';
import LogIn from 'lucide-react/icons/log-in';
import Mail from 'lucide-react/icons/mail';
import Moon from 'lucide-react/icons/moon';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Sun from 'lucide-react/icons/sun';
import type { UserView } from '#app/features/users/show.server.ts';
import type { UserAction } from '#app/features/users/user-acts.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

const Act = actFormOf<UserAction>();
const Press = actButtonOf<UserAction>();

const plainActions = [
  { act: 'resend', right: 'resendInvitation', icon: <Mail /> },
  { act: 'activate', right: 'activate', icon: <Sun /> },
  { act: 'restore', right: 'restore', icon: <RotateCcw /> },
  { act: 'deactivate', right: 'deactivate', icon: <Moon /> },
] as const satisfies readonly { act: UserAction; right: keyof UserView['can']; icon: unknown }[];

/** What can be done with the account, each as far as the server would let it. What reaches far asks first. */
export function UserActions({ user }: { user: UserView }) {
  const t = useWords('users');
  const { can } = user;
  return (
    <div className="flex flex-wrap gap-3">
      {can.update && (
        <ButtonLink kind="line" href={`/users/${user.id}/edit`} icon={<Pencil />}>
          {t('show.edit')}
        </ButtonLink>
      )}
      <Act className="contents">
        {plainActions.map(
          ({ act, right, icon }) =>
            can[right] && (
              <Press key={act} act={act} kind="line" icon={icon}>
                {t(`show.${act}`)}
              </Press>
            ),
        )}
      </Act>
      {can.signInAs && (
        <ButtonLink kind="line" href={`/users/${user.id}?ask=sign_in_as`} icon={<LogIn />}>
          {t('show.signInAs', { name: user.firstName })}
        </ButtonLink>
      )}
      {can.archive && (
        <ButtonLink kind="ghost" href={`/users/${user.id}?ask=archive`} icon={<Archive />}>
          {t('show.archive')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Asked before somebody is shut out. */
export function ArchiveQuestion({ user, isSelf }: { user: UserView; isSelf: boolean }) {
  const t = useWords('users');
  const name = user.fullName;
  return (
    <div className="mt-6">
      <Notice
        kind="warning"
        title={isSelf ? t('show.archiveSelfTitle') : t('show.archiveTitle', { name })}
        action={
          <Act act="archive" className="flex flex-wrap gap-3">
            <Press kind="danger">{t('show.archive')}</Press>
            <ButtonLink kind="line" href={`/users/${user.id}`}>
              {t('show.keep')}
            </ButtonLink>
          </Act>
        }
      >
        {isSelf ? t('show.archiveSelfText') : t('show.archiveText', { name })}
      </Notice>
    </div>
  );
}

/** Asked before an admin goes on as somebody else. */
export function ImpersonationQuestion({ user }: { user: UserView }) {
  const t = useWords('users');
  const name = user.firstName;
  return (
    <div className="mt-6">
      <Notice
        kind="warning"
        title={t('show.visitTitle', { name: user.fullName })}
        action={
          // The whole page again: it is another person's from here on.
          <Act act="sign_in_as" isDocument className="flex flex-wrap gap-3">
            <Press icon={<LogIn />}>{t('show.signInAs', { name })}</Press>
            <ButtonLink kind="line" href={`/users/${user.id}`}>
              {t('show.visitLeave')}
            </ButtonLink>
          </Act>
        }
      >
        {t('show.visitText', { name })}
      </Notice>
    </div>
  );
}
