import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { uploadBytesMax } from '#contract/uploads.ts';
import { acceptedFiles } from '#app/features/uploads/components/list/file-list.ts';
import { SendingList } from '#app/features/uploads/components/list/sending-list.tsx';
import { isUnderWay, useSending } from '#app/features/uploads/components/list/use-sending.ts';
import type { FileAct } from '#app/features/uploads/list.server.ts';
import { actButtonOf, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';
import { FileDrop, setFiles } from '#app/ui/file-drop.tsx';
import { fileSize } from '#app/ui/file-size.ts';
import { useHydrated } from '#app/ui/hydrated.ts';

const Act = actFormOf<FileAct>();
const Press = actButtonOf<FileAct>();

/** Whoever leaves while files are on their way is asked. */
function useStayingFor(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
}

/** Many files at once, each with how far it is; without script one at a time. */
export function SendFiles({ address }: { address: string }) {
  const t = useWords('uploads');
  const most = fileSize(useLocale(), uploadBytesMax);
  const path = usePath();
  const isScripted = useHydrated();
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const refused = useActRefusal('send');
  const error = refused?.fields['file'];
  const words = { hint: t('send.hint'), ...(error !== undefined && { error }) };
  const ids = useFieldIds(undefined, words);
  const sending = useSending(t('send.tooLarge', { size: most }), () => void revalidate());
  useStayingFor(sending.files.some(isUnderWay));
  return (
    <div className="mb-5 grid grid-cols-1 gap-3">
      <Act act="send" hasFiles action={path(address)} className="grid grid-cols-1 gap-3">
        <Field label={t('send.label')} {...words} ids={ids}>
          <FileDrop
            ids={ids}
            input={input}
            name="file"
            accept={acceptedFiles}
            isMultiple={isScripted}
            isInvalid={error !== undefined}
            isBlocked={false}
            words={t('send.choose')}
            more={t('send.drop', { size: most })}
            limit={t('send.atMost', { size: most })}
            onFiles={(files) => {
              sending.add(files);
              setFiles(input.current, []);
            }}
          />
        </Field>
        <noscript>
          <Press>{t('send.send')}</Press>
        </noscript>
      </Act>
      <SendingList {...sending} />
    </div>
  );
}
