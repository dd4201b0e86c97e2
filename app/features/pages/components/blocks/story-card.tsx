import type { BlockPicture } from '#contract/block-fields.ts';
import { useFormat } from '#app/i18n/now.ts';
import { BlockPhoto } from '#app/features/pages/components/blocks/block-picture.tsx';
import { Link } from '#app/ui/link.tsx';

/** What a card says of a page of news or of a success story. */
export interface Story {
  id: string;
  href: string;
  title: string;
  summary: string | null;
  /** The moment it went online. */
  publishedAt: string;
  picture: BlockPicture | null;
}

/** Picture, day and title; the title's link covers the whole. Without a picture the title moves up. */
export function StoryCard({ story, level }: { story: Story; level: 2 | 3 }) {
  const { date } = useFormat();
  const Heading = `h${level}` as const;
  return (
    <article className="group relative flex h-full flex-col">
      <BlockPhoto picture={story.picture} isDecoration className="mb-3 aspect-4/3 w-full rounded-card" />
      <p className="t-sm text-soft">
        <time dateTime={story.publishedAt}>{date(story.publishedAt)}</time>
      </p>
      <Heading className="mt-1 t-h4 wrap-break-word hyphens-auto">
        <Link
          href={story.href}
          className="text-ink no-underline decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0"
        >
          {story.title}
        </Link>
      </Heading>
      {story.summary && <p className="mt-1 wrap-break-word text-soft">{story.summary}</p>}
    </article>
  );
}
