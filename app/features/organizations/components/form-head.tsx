import type { FormAnswer } from '#app/forms/form-answer.ts';
import { useWords } from '#app/i18n/words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { SavedOrganization } from '#app/features/organizations/form-schema.ts';

/** From the list down to the form. */
export function FormTrail({ items }: { items: readonly { href?: string; label: string }[] }) {
  const t = useWords('organizations');
  return (
    <Breadcrumb
      label={t('form.trail')}
      items={[{ href: '/organizations', label: t('list.title') }, ...items]}
    />
  );
}

type SavedNoticeProps = {
  answer: FormAnswer<SavedOrganization> | undefined;
};

/** What was saved, for whoever has no script: with script the bar at the bottom says it. */
export function SavedNotice({ answer }: SavedNoticeProps) {
  const t = useWords('organizations');
  const saved = answer?.kind === 'saved' ? answer.result : null;
  if (!saved) return null;
  return (
    <Notice
      kind="success"
      title={t('form.saved', { name: saved.name })}
      action={
        <Link href={`/organizations/${saved.id}`} className="link">
          {t('form.showIt')}
        </Link>
      }
    />
  );
}
