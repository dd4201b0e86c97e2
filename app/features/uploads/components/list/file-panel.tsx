import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import Replace from 'lucide-react/icons/replace';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { uploadBytesMax } from '#contract/uploads.ts';
import { acceptedFiles, hrefOfUse, kindOf } from '#app/features/uploads/components/list/file-list.ts';
import { FilePicture } from '#app/features/uploads/components/list/file-picture.tsx';
import type { FileAct, OpenFile } from '#app/features/uploads/list.server.ts';
import { actButtonOf, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Fact } from '#app/ui/fact.tsx';
import { FileField } from '#app/ui/file-field.tsx';
import { fileSize } from '#app/ui/file-size.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { ImageAlt } from '#app/ui/image-alt.tsx';
import { Link } from '#app/ui/link.tsx';

const Act = actFormOf<FileAct>();
const Press = actButtonOf<FileAct>();

type Open = { file: OpenFile };

function Description({ file: { id, altText, isDecoration } }: Open) {
  const t = useWords('uploads');
  return (
    <Act act="describe" fields={{ id }} keepsPlace className="grid gap-3">
      <ImageAlt name="picture" alt={{ text: altText ?? '', isDecorative: isDecoration }} />
      <div>
        <Press kind="line" size="small">
          {t('open.save')}
        </Press>
      </div>
    </Act>
  );
}

function Uses({ file: { uses } }: Open) {
  const t = useWords('uploads');
  const { number } = useFormat();
  const all = uses ?? [];
  return (
    <section>
      <HeadingRule level={3} count={number(all.length)}>
        {t('open.uses')}
      </HeadingRule>
      {all.length === 0 && <p className="py-2.5 text-soft">{t('open.noUses')}</p>}
      <ul>
        {all.map((use) => {
          const href = hrefOfUse(use);
          return (
            <li key={`${use.type} ${use.id}`} className="border-b border-line py-2.5">
              {href === null ? (
                use.title
              ) : (
                <Link href={href} className="link font-semibold [overflow-wrap:anywhere]">
                  {use.title}
                </Link>
              )}
              <span className="block t-sm text-soft">
                {[t(`type.${use.type}`), use.isInBin && t('open.inBin')].filter(Boolean).join(', ')}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Facts({ file }: Open) {
  const t = useWords('uploads');
  const { number, shortDate } = useFormat();
  const now = useNow();
  const { width, height, byteSize, mime, ownerName, createdAt } = file;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 tnum">
      {width !== null && height !== null && (
        <Fact label={t('open.measure')}>{`${number(width)} × ${number(height)}`}</Fact>
      )}
      <Fact label={t('open.size')}>{fileSize(useLocale(), byteSize)}</Fact>
      <Fact label={t('open.from')}>{[ownerName, shortDate(createdAt, now)].filter(Boolean).join(', ')}</Fact>
      <Fact label={t('open.kind')}>{kindOf(mime)}</Fact>
    </dl>
  );
}

function ReplaceFile({ file: { id, kind } }: Open) {
  const t = useWords('uploads');
  const refused = useActRefusal('replace', { id });
  return (
    <Disclosure summary={t('open.replace')} isQuiet open={refused !== undefined}>
      <Act act="replace" fields={{ id }} hasFiles keepsPlace className="grid grid-cols-1 gap-3">
        <FileField
          key={refused?.at}
          name="file"
          label={t('open.replaceLabel')}
          hint={t('open.replaceText')}
          error={refused?.fields['file']}
          accept={kind === 'picture' ? 'image/png,image/jpeg,image/webp' : acceptedFiles}
          maximumBytes={uploadBytesMax}
        />
        <div>
          <Press kind="line" icon={<Replace />}>
            {t('open.replace')}
          </Press>
        </div>
      </Act>
    </Disclosure>
  );
}

function RemoveFile({ file: { id, fileName, uses, can } }: Open) {
  const t = useWords('uploads');
  const count = uses?.length ?? 0;
  if (!can.delete)
    return (
      <Button icon={<Trash />} blockedReason={t('open.cannotRemove', { count })}>
        {t('open.remove')}
      </Button>
    );
  return (
    <Disclosure summary={t('open.remove')} isQuiet="danger">
      <Act act="remove" fields={{ id, name: fileName }} keepsPlace>
        <p className="mb-3">{t('open.removeText')}</p>
        <Press kind="danger" icon={<Trash />}>
          {t('open.remove')}
        </Press>
      </Act>
    </Disclosure>
  );
}

/** One file beside the others: what is on it, where it is shown, and what can be done with it. */
export function FilePanel({ file, address }: Open & { address: string }) {
  const t = useWords('uploads');
  return (
    <section aria-labelledby="file" className="grid min-w-0 gap-5 max-xl:max-w-form">
      <div className="flex items-start gap-3">
        <h2 id="file" className="min-w-0 flex-1 t-h3 [overflow-wrap:anywhere]">
          {file.fileName}
        </h2>
        <Link
          href={address}
          className={`${buttonClass({ kind: 'ghost', size: 'small' })} shrink-0`}
          aria-label={t('open.close', { name: file.fileName })}
        >
          <X className="max-xl:hidden" />
          <ArrowLeft className="xl:hidden" />
          <span className="xl:hidden">{t('open.back')}</span>
        </Link>
      </div>
      <FilePicture
        file={file}
        alt={file.altText ?? ''}
        sizes="(min-width: 1280px) 18.5rem, 40rem"
        className="max-h-80 min-h-32 w-full rounded-card"
      />
      {file.kind === 'picture' && <Description file={file} />}
      <Uses file={file} />
      <Facts file={file} />
      <div className="grid grid-cols-1 gap-2">
        <a
          href={file.url}
          download={file.fileName}
          className={`${buttonClass({ kind: 'line', size: 'small' })} justify-self-start`}
        >
          <Download />
          {t('open.download')}
        </a>
        <ReplaceFile file={file} />
        <RemoveFile file={file} />
      </div>
    </section>
  );
}
