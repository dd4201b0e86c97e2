import { type ComponentType, createElement, lazy, Suspense } from 'react';
import type { Route } from './+types/components.ts';
import { pageError } from '#app/api/api-error.ts';
import { useWords } from '#app/i18n/words.ts';
import { Story } from '#app/features/stories/components/story.tsx';

const files = import.meta.glob<{ default: ComponentType }>('./showcase/*/*.tsx');
const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);
const stories = new Map(
  Object.entries(files)
    .map(([file, load]) => [nameOf(file), lazy(load)] as const)
    .toSorted(([one], [other]) => one.localeCompare(other)),
);

/** A part that has no story is no page. */
export function loader({ params: { part }, url }: Route.LoaderArgs) {
  if (part !== undefined && !stories.has(part)) throw pageError(404, `Page Not Found: ${url.pathname}`);
  return { head: { title: part ?? 'components' } };
}

/** Every part of app/ui, one address each. */
export default function Components({ params: { part = '' } }: Route.ComponentProps) {
  const t = useWords('stories');
  const story = stories.get(part);
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
        {[...stories.keys()].map((name) => (
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
