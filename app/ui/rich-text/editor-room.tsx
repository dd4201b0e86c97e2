import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';
import { Fragment, useState } from 'react';
import type { KeptAs } from '#app/ui/rich-text/extensions.ts';
import { useHydrated } from '#app/ui/hydrated.ts';

/** How many tools each group of the toolbar has; pictures add one to those that ask for something. */
const groups = { blocks: 4, marks: 3, lists: 3, asking: 2, steps: 2 };
const groupsOfMarkdown = { ...groups, marks: 2, asking: 1 };

type EditorRoomProps = { html: string; hasTools: boolean; hasPictures: boolean; keptAs: KeptAs };

/** The lines of it, without the sanitiser that comes with the editor: nothing of this document is ever part of the page. */
const linesOf = (html: string): string[] =>
  Array.from(
    new DOMParser().parseFromString(html, 'text/html').querySelectorAll('p, h2, h3, h4, pre'),
    ({ textContent }) => textContent,
  );

/** On a page that is opened by script the text is not there as the server formats it. */
function Lines({ html }: { html: string }) {
  return (
    <div className="formatted ProseMirror">
      {linesOf(html).map((line, at) => (
        // They never change while they are shown.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at}>{line}</p>
      ))}
    </div>
  );
}

/** As high as the editor will be and with its text, so that nothing moves when it comes; the field itself is what is read aloud. */
export function EditorRoom({ html, hasTools, hasPictures, keptAs }: EditorRoomProps) {
  const isHydrated = useHydrated();
  const [isOpenedByScript] = useState(isHydrated);
  return (
    <div aria-hidden="true" className="noscript:hidden">
      {hasTools && (
        <div className="invisible flex max-w-full flex-wrap gap-1 p-1" data-tools="">
          {Object.entries(keptAs === 'markdown' ? groupsOfMarkdown : groups).map(([group, count]) => (
            <Fragment key={group}>
              {group !== 'blocks' && <span className="my-1 border-l" data-line="" />}
              {Array.from({ length: count + (group === 'asking' && hasPictures ? 1 : 0) }, (_, tool) => (
                <span key={tool} className="size-10 shrink-0" />
              ))}
            </Fragment>
          ))}
        </div>
      )}
      {isOpenedByScript ? (
        <Lines html={html} />
      ) : (
        <div
          className="formatted ProseMirror"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? sanitizeHtml(html) : '' }}
        />
      )}
    </div>
  );
}
