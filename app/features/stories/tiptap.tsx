import { useState } from 'react';
import type { Route } from './+types/tiptap.ts';
import { htmlOfPlain, plainNameOf } from '#contract/rich-text/plain.ts';
import { postedHtml } from '#contract/rich-text/posted.ts';
import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';
import { PasteSamples } from '#app/features/stories/components/tiptap/paste-samples.tsx';
import { richTextSamples } from '#app/features/stories/components/rich-text-samples.ts';
import { Part, Story, useSample } from '#app/features/stories/components/story.tsx';
import { actIn } from '#app/forms/act-answer.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { FormattedText } from '#app/ui/formatted-text.tsx';
import { RichTextField } from '#app/ui/rich-text/rich-text-field.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

const words = {
  nl: {
    field: 'Omschrijving',
    raw: 'HTML om te proberen',
    rawHint: 'De server en de browser zeggen allebei wat er overblijft.',
    save: 'Verstuur',
    run: 'Maak schoon',
    start: '<p onclick="hit()">Hallo <script>hit()</script><a href="javascript:hit()">buur</a></p>',
  },
  en: {
    field: 'Description',
    raw: 'HTML to try',
    rawHint: 'The server and the browser both say what is left.',
    save: 'Send',
    run: 'Clean',
    start: '<p onclick="hit()">Hello <script>hit()</script><a href="javascript:hit()">neighbour</a></p>',
  },
};

const Act = actFormOf<'keep' | 'clean'>();
const Press = actButtonOf<'keep' | 'clean'>();

/** What the server would store of the field, and what its sanitiser leaves of what was sent. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const textOf = (name: string) => String(form.get(name) ?? '').slice(0, 100_000);
  if (actIn(form) === 'clean') return { given: textOf('raw'), clean: sanitizeHtml(textOf('raw')) };
  if (form.has(plainNameOf('html')))
    return { stored: postedHtml(htmlOfPlain(textOf(plainNameOf('html')), textOf('html'))) };
  return { stored: postedHtml(textOf('html')) };
}

/** What goes into the editor and what comes out, and the sanitiser by itself. */
export default function TiptapStory({ actionData }: Route.ComponentProps) {
  const sample = useSample(richTextSamples);
  const word = useSample(words);
  const [html, setHtml] = useState(sample.filled);
  const [raw, setRaw] = useState(actionData?.given ?? word.start);
  return (
    <Story title="tiptap">
      <Part title="Editor">
        <Act act="keep" keepsPlace className="grid grid-cols-1 justify-items-start gap-4">
          <div className="w-full">
            <RichTextField
              id="sample"
              label={word.field}
              name="html"
              value={html}
              onChange={setHtml}
              maxLength={5000}
              onPickImage={() => Promise.resolve({ src: '/drawings/scene-tuin.svg', alt: '' })}
            />
          </div>
          <Press>{word.save}</Press>
        </Act>
        <PasteSamples into="sample" />
      </Part>
      <Part title="What leaves the field, and how it is shown">
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <Code label="value" html={html} />
          <Code label="stored" html={actionData?.stored ?? ''} />
        </div>
        <FormattedText html={sanitizeHtml(html)} />
      </Part>
      <Part title="The sanitiser">
        <Act act="clean" keepsPlace className="grid max-w-form grid-cols-1 justify-items-start gap-4">
          <div className="w-full">
            <TextArea
              label={word.raw}
              hint={word.rawHint}
              name="raw"
              value={raw}
              onChange={(event) => setRaw(event.target.value)}
              spellCheck={false}
            />
          </div>
          <Press>{word.run}</Press>
        </Act>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <Code label="browser" html={sanitizeHtml(raw)} />
          <Code label="server" html={actionData?.clean ?? ''} />
        </div>
      </Part>
    </Story>
  );
}

function Code({ label, html }: { label: string; html: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="t-sm text-soft">{label}</figcaption>
      <pre
        className="min-h-11 overflow-x-auto rounded-tag bg-sunken p-3 t-sm whitespace-pre-wrap"
        data-shown={label}
      >
        {html}
      </pre>
    </figure>
  );
}
