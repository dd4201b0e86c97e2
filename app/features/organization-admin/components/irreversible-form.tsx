import * as z from 'zod/mini';
import type { CareAct } from '#app/features/organization-admin/actions.server.ts';
import { actButtonOf, ActField } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Notice } from '#app/ui/notice.tsx';

const Press = actButtonOf<CareAct>();
const agreementForm = z.object({ sure: z.optional(z.literal('yes')) });

type IrreversibleFormProps = {
  title: string;
  text: string;
  /** What is agreed to. */
  agreement: string;
  /** What the button says. */
  action: string;
  /** Where one goes who does not. */
  organizationId: string;
};

/** For what cannot be undone: that is said, and agreed to, before the button does anything. Stands in the form of its act. */
export function IrreversibleForm({ title, text, agreement, action, organizationId }: IrreversibleFormProps) {
  const t = useWords('organization-admin');
  return (
    <>
      <Notice kind="warning" title={title}>
        <p>{text}</p>
        <ActField
          schema={agreementForm}
          name="sure"
          as={Checkbox}
          value="yes"
          label={agreement}
          defaultChecked={false}
        />
      </Notice>
      <div className="mt-5 flex flex-wrap gap-3">
        <Press kind="danger">{action}</Press>
        <ButtonLink kind="line" href={`/organizations/${organizationId}`}>
          {t('ask.leave')}
        </ButtonLink>
      </div>
    </>
  );
}
