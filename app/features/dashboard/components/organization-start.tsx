import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { CenterContact } from '#app/features/dashboard/components/center-contact.tsx';
import type { OrganizationStart } from '#app/features/dashboard/organization-start.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';
import { Notice } from '#app/ui/notice.tsx';

const ownPage = '/instellingen/organisatie';

/** How it stands: the centre is still looking, said no and why, or it is admitted and may begin. */
function StateLine({ start }: { start: OrganizationStart }) {
  const t = useWords('dashboard');
  const { date } = useFormat();
  const { name, status, createdAt, denyReason, deniedReason } = start;
  if (status === 'approved')
    return (
      <Notice kind="success" title={t('start.approved', { name })}>
        {t('start.approvedText')}
      </Notice>
    );
  if (status === 'pending')
    return (
      <Notice kind="info" title={t('start.pending', { name })}>
        {t('start.pendingText', { date: date(createdAt) })}
      </Notice>
    );
  if (status === 'denied')
    return (
      <Notice kind="warning" title={t('start.denied', { name })}>
        {denyReason && <p>{t(`start.reasons.${denyReason}`)}</p>}
        {deniedReason && <p className="mt-1 whitespace-pre-line">{deniedReason}</p>}
      </Notice>
    );
  return <Notice kind="info" title={t('start.archived', { name })} />;
}

interface StepProps {
  title: string;
  text: string;
  isDone: boolean;
  children?: ReactNode;
}

function Step({ title, text, isDone, children }: StepProps) {
  const t = useWords('dashboard');
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex items-center gap-2 font-semibold">
          {isDone && <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-ok" />}
          {title}
          {isDone && <span className="sr-only">, {t('start.isDone')}</span>}
        </h3>
        <p className="t-sm text-soft">{text}</p>
      </div>
      {children}
    </li>
  );
}

/** What somebody can do meanwhile, or first. */
function Steps({ start }: { start: OrganizationStart }) {
  const t = useWords('dashboard');
  const isApproved = start.status === 'approved';
  const page = (word: 'start.pageLink' | 'start.logoLink') => (
    <Link href={ownPage} className="link">
      {t(word)}
    </Link>
  );
  return (
    <section aria-labelledby="steps">
      <HeadingRule id="steps">{t(isApproved ? 'start.first' : 'start.meanwhile')}</HeadingRule>
      <ol>
        <Step title={t('start.page')} text={t('start.pageText')} isDone={start.hasStory}>
          {page('start.pageLink')}
        </Step>
        <Step title={t('start.logo')} text={t('start.logoText')} isDone={start.hasLogo}>
          {page('start.logoLink')}
        </Step>
        {isApproved && (
          <Step title={t('start.vacancy')} text={t('start.vacancyText')} isDone={false}>
            <CenterContact />
          </Step>
        )}
      </ol>
    </section>
  );
}

/** For an organisation that has no work to do here yet. */
export function OrganizationStartPanel({ start }: { start: OrganizationStart }) {
  const t = useWords('dashboard');
  const mayGoOn = start.status === 'approved' || start.status === 'pending';
  return (
    <div className="grid gap-8">
      <StateLine start={start} />
      {mayGoOn && <Steps start={start} />}
      {start.status !== 'approved' && (
        <section aria-labelledby="ask" className="grid gap-3">
          <h2 id="ask" className="t-h4">
            {t('contact.title')}
          </h2>
          <CenterContact />
        </section>
      )}
    </div>
  );
}
