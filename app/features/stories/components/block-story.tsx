import { useWords } from '#app/i18n/words.ts';
import { Story } from '#app/features/stories/components/story.tsx';
import type { BlockState } from '#app/features/stories/block-states.server.ts';
import { BlockView } from '#app/features/pages/components/blocks/block-view.tsx';
import { PageBlocks } from '#app/features/pages/components/blocks/page-blocks.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';

/** A kind of block in all its states, each as wide as on a page. */
export function BlockStory({ title, states }: { title: string; states: readonly BlockState[] }) {
  const t = useWords('stories');
  return (
    <>
      <Story title={title}>{null}</Story>
      {states.map(({ state, block, data }) => (
        <div key={block.id} data-state={state}>
          <div className="wrap-wide pt-6">
            <HeadingRule>{t(`block.${state}`)}</HeadingRule>
          </div>
          <BlockView block={block} data={data} place={{ title: 2, items: 3, isFirst: false, number: 1 }} />
        </div>
      ))}
    </>
  );
}

/** All kinds one after another, as on a page. */
export function BlockPage({ title, states }: { title: string; states: readonly BlockState[] }) {
  return (
    <PageBlocks
      title={title}
      isTitleShown
      blocks={states.map(({ block }) => block)}
      data={Object.fromEntries(states.map(({ block, data }) => [block.id, data]))}
    />
  );
}
