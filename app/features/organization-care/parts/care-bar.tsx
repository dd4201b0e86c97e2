import Archive from 'lucide-react/icons/archive';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Gavel from 'lucide-react/icons/gavel';
import Merge from 'lucide-react/icons/merge';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash from 'lucide-react/icons/trash-2';
import { Form, useNavigation } from 'react-router';
import type { DeedRefused } from '#app/features/organization-care/parts/deeds.server.ts';
import type { Care } from '#app/features/organization-care/parts/load-care.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { inSentences } from '#app/i18n/sentences.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

/** What can be done with it, each as far as the server would let it, the gravest last. What cannot be taken lightly asks first. */
function Deeds({ care: { id, can } }: { care: Care }) {
  const t = useWords('organization-care');
  const show = `/organizations/${id}`;
  const deeds = [
    { key: 'judge', is: can.approve || can.deny, href: `/organizations/approve?id=${id}`, icon: <Gavel /> },
    { key: 'edit', is: can.update, href: `${show}/edit`, icon: <Pencil /> },
    { key: 'restore', is: can.restore, href: `${show}?ask=restore`, icon: <RotateCcw /> },
    { key: 'merge', is: can.merge, href: `${show}?merge=`, icon: <Merge /> },
    { key: 'move', is: can.move, href: `${show}/move`, icon: <ArrowRightLeft /> },
    { key: 'archive', is: can.archive, href: `${show}?ask=archive`, icon: <Archive /> },
    { key: 'delete', is: can.delete, href: `${show}?ask=delete`, icon: <Trash /> },
  ] as const;
  const open = deeds.filter(({ is }) => is);
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
function Touched({ care: { question, consequences } }: { care: Care }) {
  const t = useWords('organization-care');
  const { number } = useFormat();
  if (!consequences) return null;
  const { publishedVacancies, openApplications, people } = consequences;
  const said = (key: 'vacancies' | 'applications' | 'people', count: number) =>
    t(`ask.${key}`, { count, number: number(count) });
  return (
    <ul className="mb-4 list-disc ps-5">
      <li>{said('vacancies', publishedVacancies)}</li>
      <li>
        {said('applications', openApplications)}
        {question === 'delete' && openApplications > 0 && ` ${t('ask.allAnswered')}`}
      </li>
      <li>{said('people', people)}</li>
    </ul>
  );
}

/** Those who wait are never left hanging: they stay with the centre, or get an answer. */
function Waiting({ care: { question, consequences }, message }: { care: Care; message: string }) {
  const t = useWords('organization-care');
  if (question !== 'archive' || !consequences || consequences.openApplications === 0) return null;
  return (
    <div className="mb-5 grid gap-4">
      <RadioGroup
        name="openApplications"
        label={t('ask.waiting')}
        defaultValue="keep"
        options={[
          { value: 'keep', label: t('ask.keep'), hint: t('ask.keepHint') },
          { value: 'answer', label: t('ask.answer'), hint: t('ask.answerHint') },
        ]}
      />
      <TextArea
        name="message"
        label={t('ask.message')}
        hint={t('ask.messageHint')}
        optional={t('ask.optional')}
        maxLength={5000}
        defaultValue={message}
      />
    </div>
  );
}

function Question({ care, name, refused }: { care: Care; name: string; refused: DeedRefused | undefined }) {
  const t = useWords('organization-care');
  const isBusy = useNavigation().state !== 'idle';
  const { id, question } = care;
  if (!question) return null;
  return (
    <Notice kind="warning" title={t(`ask.${question}.title`, { name })}>
      <p className="mb-3">{t(`ask.${question}.text`)}</p>
      <Touched care={care} />
      {refused && (
        <div className="mb-4">
          <Notice kind="danger" live title={inSentences(refused.texts)} />
        </div>
      )}
      <Form method="post">
        <input type="hidden" name="deed" value={question} />
        <Waiting care={care} message={refused?.message ?? ''} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind={question === 'restore' ? 'solid' : 'danger'} busy={isBusy}>
            {t(`ask.${question}.deed`)}
          </Button>
          <ButtonLink kind="line" href={`/organizations/${id}`}>
            {t('ask.leave')}
          </ButtonLink>
        </div>
      </Form>
    </Notice>
  );
}

type CareBarProps = { care: Care; name: string; refused: DeedRefused | undefined };

/** The deeds over the page of an organisation, and the question of one of them. */
export default function CareBar({ care, name, refused }: CareBarProps) {
  return (
    <div className="mb-8 grid gap-4">
      <Deeds care={care} />
      <Question key={care.question} care={care} name={name} refused={refused} />
    </div>
  );
}
