import { useNavigation } from 'react-router';
import { useWords } from '#app/i18n/words.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Notice } from '#app/ui/notice.tsx';

type IrreversibleFormProps = {
  title: string;
  text: string;
  /** What is agreed to, and what is said when it was not. */
  agreement: string;
  missing: string | undefined;
  /** What the button says. */
  action: string;
  /** Where one goes who does not. */
  organizationId: string;
};

/** For what cannot be undone: that is said, and agreed to, before the button does anything. Stands in a form that posts. */
export function IrreversibleForm({
  title,
  text,
  agreement,
  missing,
  action,
  organizationId,
}: IrreversibleFormProps) {
  const t = useWords('organization-admin');
  const isBusy = useNavigation().state === 'submitting';
  return (
    <>
      <Notice kind="warning" title={title}>
        <p>{text}</p>
        <Checkbox name="sure" value="yes" label={agreement} error={missing} />
      </Notice>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" kind="danger" busy={isBusy}>
          {action}
        </Button>
        <ButtonLink kind="line" href={`/organizations/${organizationId}`}>
          {t('ask.leave')}
        </ButtonLink>
      </div>
    </>
  );
}
