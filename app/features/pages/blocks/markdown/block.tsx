import type { SafeHtml } from '#contract/rich-text/sanitize.ts';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import { FormattedText } from '#app/ui/formatted-text.tsx';
import type { MarkdownPart } from '#app/features/pages/components/markdown/read-markdown.ts';

type Table = Extract<MarkdownPart, { kind: 'table' }>;

const Cell = ({ html }: { html: SafeHtml }) => <FormattedText html={html} />;

/** The first cell names its row. Roles are said, as a table laid out in another way loses them in some browsers. */
function Row({ cells, head }: { cells: readonly SafeHtml[]; head: readonly SafeHtml[] }) {
  return (
    <tr role="row" className="border-b border-line max-sm:block max-sm:py-3">
      {cells.map((html, at) => {
        const Element = at === 0 ? 'th' : 'td';
        return (
          <Element
            // A text that never changes while it is shown.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            role={at === 0 ? 'rowheader' : 'cell'}
            scope={at === 0 ? 'row' : undefined}
            className={`py-3 pe-6 text-start align-top wrap-anywhere max-sm:block max-sm:py-0 ${at === 0 ? 'font-semibold' : ''}`}
          >
            {at > 1 && head[at] && (
              <span aria-hidden="true" className="t-sm text-soft sm:hidden">
                <Cell html={head[at]} />
              </span>
            )}
            <Cell html={html} />
          </Element>
        );
      })}
    </tr>
  );
}

/** On phones each row is a pair of a name and what goes with it. */
function Pairs({ table: { head, rows } }: { table: Table }) {
  return (
    <table role="table" className="my-6 w-full border-t-2 border-ink max-sm:block">
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-b border-line">
          {head.map((html, at) => (
            <th
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              role="columnheader"
              scope="col"
              className="py-2 pe-6 text-start align-bottom font-semibold wrap-anywhere text-soft"
            >
              <Cell html={html} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map((cells, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Row key={at} cells={cells} head={head} />
        ))}
      </tbody>
    </table>
  );
}

/** Running text in one column that reads well. It begins where the blocks around it do. */
export default function Markdown({ data }: BlockProps<'Markdown', MarkdownPart[]>) {
  return (
    <div className="wrap py-6 lg:py-8">
      <div className="max-w-reading markdown">
        {data.map((part, at) =>
          part.kind === 'text' ? (
            // oxlint-disable-next-line react/no-array-index-key
            <FormattedText key={at} html={part.html} />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            <Pairs key={at} table={part} />
          ),
        )}
      </div>
    </div>
  );
}
