import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';
import { Fragment } from 'react';

/** How many tools each group of the toolbar has; pictures add one to those that ask for something. */
const groups = { blocks: 4, marks: 3, lists: 3, asking: 2, steps: 2 };

type EditorRoomProps = { html: string; hasTools: boolean; hasPictures: boolean };

/** As high as the editor will be, so that nothing moves when it comes. Only the server knows the text so early; not seen, nor read. */
export function EditorRoom({ html, hasTools, hasPictures }: EditorRoomProps) {
  return (
    <div aria-hidden="true" className="invisible noscript:hidden">
      {hasTools && (
        <div className="flex max-w-full flex-wrap gap-1 p-1" data-tools="">
          {Object.entries(groups).map(([group, count]) => (
            <Fragment key={group}>
              {group !== 'blocks' && <span className="my-1 border-l" data-line="" />}
              {Array.from({ length: count + (group === 'asking' && hasPictures ? 1 : 0) }, (_, tool) => (
                <span key={tool} className="size-10 shrink-0" />
              ))}
            </Fragment>
          ))}
        </div>
      )}
      <div
        className="formatted ProseMirror"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? sanitizeHtml(html) : '' }}
      />
    </div>
  );
}
