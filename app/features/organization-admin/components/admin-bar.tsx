import Archive from 'lucide-react/icons/archive';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Gavel from 'lucide-react/icons/gavel';
import Merge from 'lucide-react/icons/merge';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash from 'lucide-react/icons/trash-2';
import { organizationArchive } from '#contract/organization-decisions.ts';
import type { CareAct } from '#app/features/organization-admin/actions.server.ts';
import type { OrganizationAdmin } from '#app/features/organization-admin/admin.server.ts';
import { actButtonOf, ActField, actFormOf } from '#app/forms/act-form.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

const Act = actFormOf<CareAct>();
const Press = actButtonOf<CareAct>();

/** What can be done with it, each as far as the server would let it, the gravest last. What cannot be taken lightly asks first. */
function Actions({ admin: { id, can } }: { admin: OrganizationAdmin }) {
  const t = useWords('organization-admin');
  const show = `/organizations/${id}`;
  const actions = [
    { key: 'judge', is: can.approve || can.deny, href: `/organizations/approve?id=${id}`, icon: <Gavel /> },
    { key: 'edit', is: can.update, href: `${show}/edit`, icon: <Pencil /> },
    { key: 'restore', is: can.restore, href: `${show}?ask=restore`, icon: <RotateCcw /> },
    { key: 'merge', is: can.merge, href: `${show}?merge=`, icon: <Merge /> },
    { key: 'move', is: can.move, href: `${show}/move`, icon: <ArrowRightLeft /> },
    { key: 'archive', is: can.archive, href: `${show}?ask=archive`, icon: <Archive /> },
    { key: 'delete', is: can.delete, href: `${show}?ask=delete`, icon: <Trash /> },
  ] as const;
  const open = actions.filter(({ is }) => is);
  if (open.length === 0) return null;
  return (
    <ul aria-label={t('bar.label')} className="flex flex-wrap gap-2 border-b border-line pb-5">
      {open.map(({ key, href, icon }) => (
        <li key={key}>
          <ButtonLink kind="line" size="small" href={href} icon={icon}>
            {t(`bar.${key}`)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** 'Dit haalt ook 4 vacatures offline.' */
function Touched({ admin: { question, consequences } }: { admin: OrganizationAdmin }) {
  const t = useWords('organization-admin');
  const { number } = useFormat();
  if (!consequences) return null;
  const { publishedVacancies, publishedForms, openApplications, people } = consequences;
  const said = (key: 'vacancies' | 'forms' | 'applications' | 'people', count: number) =>
    t(`ask.${key}`, { count, number: number(count) });
  return (
    <ul className="mb-4 list-disc ps-5">
      <li>{said('vacancies', publishedVacancies)}</li>
      {publishedForms > 0 && <li>{said('forms', publishedForms)}</li>}
      <li>
        {said('applications', openApplications)}
        {question === 'delete' && openApplications > 0 && ` ${t('ask.allAnswered')}`}
      </li>
      <li>{said('people', people)}</li>
    </ul>
  );
}

/** Those who wait are never left hanging: they stay with the centre, or get an answer. */
function Waiting({ admin: { question, consequences } }: { admin: OrganizationAdmin }) {
  const t = useWords('organization-admin');
  if (question !== 'archive' || !consequences || consequences.openApplications === 0) return null;
  return (
    <div className="grid gap-4">
      <RadioGroup
        name="openApplications"
        label={t('ask.waiting')}
        defaultValue="keep"
        options={[
          { value: 'keep', label: t('ask.keep'), hint: t('ask.keepHint') },
          { value: 'answer', label: t('ask.answer'), hint: t('ask.answerHint') },
        ]}
      />
      <ActField
        schema={organizationArchive}
        name="message"
        as={TextArea}
        label={t('ask.message')}
        hint={t('ask.messageHint')}
        optional={t('ask.optional')}
      />
    </div>
  );
}

function Question({ admin, name }: { admin: OrganizationAdmin; name: string }) {
  const t = useWords('organization-admin');
  const { id, question } = admin;
  if (!question) return null;
  return (
    <Notice kind="warning" title={t(`ask.${question}.title`, { name })}>
      <p className="mb-3">{t(`ask.${question}.text`)}</p>
      <Touched admin={admin} />
      <Act act={question} className="grid gap-4">
        <Waiting admin={admin} />
        <div className="flex flex-wrap gap-3">
          <Press kind={question === 'restore' ? 'solid' : 'danger'}>{t(`ask.${question}.action`)}</Press>
          <ButtonLink kind="line" href={`/organizations/${id}`}>
            {t('ask.leave')}
          </ButtonLink>
        </div>
      </Act>
    </Notice>
  );
}

type AdminBarProps = { admin: OrganizationAdmin; name: string };

/** The actions over the page of an organisation, and the question of one of them. */
export default function AdminBar({ admin, name }: AdminBarProps) {
  return (
    <div className="mb-8 grid gap-4">
      <Actions admin={admin} />
      <Question key={admin.question} admin={admin} name={name} />
    </div>
  );
}
