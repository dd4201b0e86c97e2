import { type ComponentProps, useState } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { FileField } from '#app/ui/file-field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

/** The text of a file, as new and as old spreadsheets write it. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Far more than the addresses that go at once. */
const maximumBytes = 1_000_000;

/** A person on each line: typed, pasted, or from a file, which is read on the device and can be looked at first. */
export function PeopleField({ defaultValue = '', ...field }: ComponentProps<typeof TextArea>) {
  const t = useWords('form-tokens');
  const [text, setText] = useState(String(defaultValue));
  return (
    <>
      <TextArea {...field} rows={6} value={text} onChange={(event) => setText(event.target.value)} />
      <div className="noscript:hidden">
        <FileField
          label={t('ask.file')}
          hint={t('ask.fileHint')}
          accept=".csv,.txt"
          maximumBytes={maximumBytes}
          onChange={([file]) => {
            if (file)
              void textOf(file).then((added) =>
                setText((typed) => [typed.trimEnd(), added].filter(Boolean).join('\n')),
              );
          }}
        />
      </div>
    </>
  );
}
