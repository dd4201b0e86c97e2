import Archive from 'lucide-react/icons/archive';
import LogIn from 'lucide-react/icons/log-in';
import Mail from 'lucide-react/icons/mail';
import Moon from 'lucide-react/icons/moon';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Sun from 'lucide-react/icons/sun';
import { Form, useNavigation } from 'react-router';
import type { ShownUser, UserDeed } from '#app/features/users/parts/detail.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

const plainDeeds = [
  { deed: 'resend', act: 'resendInvitation', icon: <Mail /> },
  { deed: 'activate', act: 'activate', icon: <Sun /> },
  { deed: 'restore', act: 'restore', icon: <RotateCcw /> },
  { deed: 'deactivate', act: 'deactivate', icon: <Moon /> },
] as const satisfies readonly { deed: UserDeed; act: keyof ShownUser['can']; icon: unknown }[];

/** What can be done with the account, each as far as the server would let it. What reaches far asks first. */
export function Deeds({ user }: { user: ShownUser }) {
  const t = useWords('users');
  const isBusy = useNavigation().state === 'submitting';
  const { can } = user;
  return (
    <div className="flex flex-wrap gap-3">
      {can.update && (
        <ButtonLink kind="line" href={`/users/${user.id}/edit`} icon={<Pencil />}>
          {t('show.edit')}
        </ButtonLink>
      )}
      <Form method="post" className="contents">
        {plainDeeds.map(
          ({ deed, act, icon }) =>
            can[act] && (
              <Button key={deed} type="submit" kind="line" name="deed" value={deed} icon={icon} busy={isBusy}>
                {t(`show.${deed}`)}
              </Button>
            ),
        )}
      </Form>
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
export function ArchiveQuestion({ user, isSelf }: { user: ShownUser; isSelf: boolean }) {
  const t = useWords('users');
  const isBusy = useNavigation().state === 'submitting';
  const name = user.fullName;
  return (
    <div className="mt-6">
      <Notice
        kind="warning"
        title={isSelf ? t('show.archiveSelfTitle') : t('show.archiveTitle', { name })}
        action={
          <Form method="post" className="flex flex-wrap gap-3">
            <Button type="submit" kind="danger" name="deed" value="archive" busy={isBusy}>
              {t('show.archive')}
            </Button>
            <ButtonLink kind="line" href={`/users/${user.id}`}>
              {t('show.keep')}
            </ButtonLink>
          </Form>
        }
      >
        {isSelf ? t('show.archiveSelfText') : t('show.archiveText', { name })}
      </Notice>
    </div>
  );
}

/** Asked before an admin goes on as somebody else. */
export function VisitQuestion({ user }: { user: ShownUser }) {
  const t = useWords('users');
  const name = user.firstName;
  return (
    <div className="mt-6">
      <Notice
        kind="warning"
        title={t('show.visitTitle', { name: user.fullName })}
        action={
          // The whole page anew: it is another person's from here on.
          <form method="post" className="flex flex-wrap gap-3">
            <Button type="submit" name="deed" value="sign_in_as" icon={<LogIn />}>
              {t('show.signInAs', { name })}
            </Button>
            <ButtonLink kind="line" href={`/users/${user.id}`}>
              {t('show.visitLeave')}
            </ButtonLink>
          </form>
        }
      >
        {t('show.visitText', { name })}
      </Notice>
    </div>
  );
}
