import { type ComponentType, createElement, lazy, Suspense } from 'react';
import type { Route } from './+types/components.ts';
import { pageError } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { useWords } from '#app/i18n/words.ts';
import { blockStates, pageOfBlocks } from '#app/features/stories/block-states.server.ts';
import { BlockPage, BlockStory } from '#app/features/stories/components/block-story.tsx';
import { Story } from '#app/features/stories/components/story.tsx';

const files = import.meta.glob<{ default: ComponentType }>('./showcase/*/*.tsx');
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);
const stories = new Map(
  Object.entries(files)
    .map(([file, load]) => [nameOf(file), lazy(load)] as const)
    .toSorted(([one], [other]) => one.localeCompare(other)),
);

/** Blocks of pages stand among the parts as `block-` and their folder. */
const blockPrefix = 'block-';
/** All of them on one page. */
const blockPage = 'block-page';
const blockNames = Object.keys(import.meta.glob('../pages/blocks/*/block.tsx')).map(
  (file) => `${blockPrefix}${file.split('/').at(-2)}`,
);

/** A part that has no story is no page. */
export async function loader({ context, params: { part }, url }: Route.LoaderArgs) {
  const folder = part?.startsWith(blockPrefix) ? part.slice(blockPrefix.length) : null;
  const page = context.get(pageContext);
  const states =
    part === blockPage ? await pageOfBlocks(page, url) : folder && (await blockStates(page, folder));
  if (part !== undefined && !states && !stories.has(part))
    throw pageError(404, `Page Not Found: ${url.pathname}`);
  return { head: { title: part ?? 'components' }, states };
}

/** Every part of app/ui and every block, one address each. */
export default function Components({ params: { part = '' }, loaderData: { states } }: Route.ComponentProps) {
  const t = useWords('stories');
  const story = stories.get(part);
  if (states && part === blockPage) return <BlockPage title={part} states={states} />;
  if (states) return <BlockStory title={part} states={states} />;
  if (story) {
    return (
      <Story title={part}>
        <Suspense>{createElement(story)}</Suspense>
      </Story>
    );
  }
  return (
    <Story title={t('all')}>
      <ul className="columns-[10rem]">
        {[...stories.keys(), ...blockNames, blockPage].map((name) => (
          <li key={name}>
            <a className="link inline-flex min-h-11 items-center" href={`/test/components/${name}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Story>
  );
}
