/** What surrounds every story: its name, and links that show it in another look. */
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '#contract/locales.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { useNonce } from '#app/shell/nonce.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';

/** `?words=long` asks each story for its longest Dutch text. */
export const useIsLong = (): boolean => new URLSearchParams(useLocation().search).get('words') === 'long';

/** Sample texts of a story, in the language of the page. They are no words of the product, so they stand in the story. */
export const useSample = <Sample,>(samples: Record<Locale, Sample>): Sample => samples[useLocale()];

const choices = [
  {
    name: 'mode',
    values: [
      ['light', 'mode.light'],
      ['dark', 'mode.dark'],
    ],
  },
  {
    name: 'shape',
    values: [
      ['rounded', 'shape.rounded'],
      ['straight', 'shape.straight'],
    ],
  },
  {
    name: 'preset',
    values: [
      ['', 'preset.own'],
      ['yellow', 'preset.yellow'],
    ],
  },
  {
    name: 'text',
    values: [
      ['', 'text.normal'],
      ['200', 'text.large'],
    ],
  },
  {
    name: 'words',
    values: [
      ['', 'words.usual'],
      ['long', 'words.long'],
    ],
  },
] as const;

/** Plain addresses: the look comes with the document. */
function LookLinks() {
  const t = useWords('stories');
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={t('look')} className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line pb-3 t-sm">
      {choices.map(({ name, values }) => (
        <span key={name} className="flex flex-wrap gap-x-3">
          {values.map(([value, key]) => {
            const searchParams = new URLSearchParams(search);
            const isCurrent = (searchParams.get(name) ?? '') === value;
            if (value) searchParams.set(name, value);
            else searchParams.delete(name);
            return (
              <a
                key={key}
                href={`${pathname}?${searchParams}`}
                aria-current={isCurrent || undefined}
                className="link inline-flex min-h-6 items-center aria-[current]:font-semibold"
              >
                {t(key)}
              </a>
            );
          })}
        </span>
      ))}
    </nav>
  );
}

/** The page of a story. `title` is what the part is called in the code: the same in both languages. */
export function Story({ title, children }: { title: string; children: ReactNode }) {
  const isLarge = new URLSearchParams(useLocation().search).get('text') === '200';
  const nonce = useNonce();
  return (
    <div className="wrap-wide flex flex-col gap-8 py-8">
      {isLarge && (
        <style nonce={nonce} suppressHydrationWarning>
          {'html{font-size:200%}'}
        </style>
      )}
      <h1 className="t-h1">{title}</h1>
      <LookLinks />
      {children}
    </div>
  );
}

/** One part in one or more of its states. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <HeadingRule>{title}</HeadingRule>
      {children}
    </section>
  );
}
