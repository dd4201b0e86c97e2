import { Street } from '#app/drawings/street.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Brand } from '#app/shell/brand.tsx';
import { useStreetSeed } from '#app/shell/street-seed.ts';

/** Left of everything that is about getting in: who this is, a welcome and the street (ui.md, section 8, screen 07). */
export default function StreetPanel() {
  const t = useWords('sessions');
  const seed = useStreetSeed();
  return (
    <header className="flex flex-col overflow-hidden bg-tint lg:min-h-dvh lg:w-1/2">
      <div className="px-4 py-4 sm:px-8 lg:px-12 lg:pt-10">
        <Brand />
      </div>
      <div className="hidden px-12 py-10 lg:block">
        <p className="head t-h1 max-w-[9em]">{t('signIn.welcome')}</p>
        <p className="mt-5 t-lead max-w-[16.5em] text-soft">{t('signIn.welcomeText')}</p>
      </div>
      {/* As high as the drawing before that is there: a browser may paint half a page. */}
      <div className="relative mt-auto aspect-[640/240] w-full">
        {/* The share is where the heads are in the drawing, which keeps its proportions. */}
        <p className="absolute bottom-[59%] left-[7%] hidden max-w-60 rounded-card bg-surface px-5 py-3.5 head t-h4 shadow-float lg:block">
          {t('signIn.bubble')}
          <span
            aria-hidden="true"
            className="absolute top-full left-11 size-4 -translate-y-1/2 bg-surface [clip-path:polygon(0_50%,100%_50%,60%_100%)]"
          />
        </p>
        <Street seed={seed} width={640} height={240} className="size-full" />
      </div>
    </header>
  );
}
