import Check from 'lucide-react/icons/check';
import Handshake from 'lucide-react/icons/handshake';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { HousePart } from '#app/drawings/house-part.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';
import type { ApplyAnswer, ApplyTo } from './apply-values.ts';

type SentAnswer = Extract<ApplyAnswer, { kind: 'sent' }>;

/** 'Nog één stap' while the mail's button is not pressed, else 'Leuk, Sanne! Ria weet het'. */
export function useSentTitle(answer: SentAnswer | null, to: ApplyTo): string {
  const t = useWords('applications');
  if (!answer) return '';
  const { firstName } = answer;
  const name = to.contactFirstName ?? to.organizationName;
  return answer.isConfirmed ? t('apply.sent.title', { firstName, name }) : t('apply.sent.titleMail');
}

/** What happens now, in three lines. */
export function Sent({ answer, to }: { answer: SentAnswer; to: ApplyTo }) {
  const t = useWords('applications');
  const { isConfirmed, email, applicationId } = answer;
  return (
    <>
      <p className="max-w-lead">
        {isConfirmed
          ? to.answerDays === null
            ? t('apply.sent.textPlain')
            : t('apply.sent.text', { count: to.answerDays })
          : t('apply.sent.textMail', { email })}
      </p>
      <SentLines answer={answer} to={to} />
      {applicationId && (
        <p className="mt-5">
          <Link href={`/applications/${applicationId}`} className="inline-block py-1 link">
            {t('apply.sent.show')}
          </Link>
        </p>
      )}
      {!isConfirmed && <p className="mt-5 max-w-lead t-sm text-soft">{t('apply.sent.noMail')}</p>}
    </>
  );
}

/** Above what happens now, as wide as the words below it: the drawing of the vacancy where it has one. */
export function SentPicture({ url }: { url: string | null }) {
  return (
    <div className="mb-5">
      {url === null ? (
        <HousePart kind="door" />
      ) : (
        <img
          src={url}
          alt=""
          width={400}
          height={300}
          className="photo aspect-[2/1] w-full rounded-card object-cover"
        />
      )}
    </div>
  );
}

function SentLines({ answer, to }: { answer: SentAnswer; to: ApplyTo }) {
  const t = useWords('applications');
  const { longDay, time } = useFormat();
  const { sentAt, isConfirmed } = answer;
  const name = to.contactFirstName ?? to.organizationName;
  return (
    <ol aria-label={t('apply.sent.next')} className="mt-5 space-y-3">
      {isConfirmed ? (
        <Line
          icon={<Check />}
          isDone
          what={t('apply.sent.isSent')}
          when={t('apply.sent.isSentNote', { day: longDay(sentAt), time: time(sentAt) })}
        />
      ) : (
        <Line icon={<Mail />} what={t('apply.sent.openMail')} when={t('apply.sent.openMailNote')} />
      )}
      <Line
        icon={<MessageCircle />}
        what={t('apply.sent.answers', { name })}
        when={
          to.answerDays === null
            ? t('apply.sent.answersMail')
            : t('apply.sent.answersNote', { count: to.answerDays })
        }
      />
      <Line icon={<Handshake />} what={t('apply.sent.meet')} when={t('apply.sent.meetNote')} />
    </ol>
  );
}

type LineProps = { icon: ReactNode; what: string; when: string; isDone?: boolean };

function Line({ icon, what, when, isDone }: LineProps) {
  return (
    <li className="flex items-center gap-3.5">
      <span
        aria-hidden="true"
        className={`grid size-10 shrink-0 place-content-center rounded-full [&_svg]:size-5 ${isDone ? 'bg-okfill text-onok' : 'bg-sunken text-ink'}`}
      >
        {icon}
      </span>
      <span className="min-w-0">
        <strong className="block leading-snug font-semibold text-ink">{what}</strong>
        <span className="block t-sm text-soft">{when}</span>
      </span>
    </li>
  );
}
