import type { Logo } from '#app/ui/logo-ground.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { textLimits } from '#contract/text-limits.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Plate } from '#app/ui/plate.tsx';
import { TextField } from '#app/ui/text-field.tsx';

export interface Found {
  id: string;
  name: string;
  city: string | null;
  logo: Logo | null;
}

type FindYourselfProps = {
  q: string;
  /** It was asked without a name. */
  isEmpty: boolean;
  found: readonly Found[] | null;
};

/** First: is your organisation here already? Then nobody signs it up a second time. */
export function FindYourself({ q, isEmpty, found }: FindYourselfProps) {
  const t = useWords('organization-approval');
  return (
    <>
      <Form noValidate className="mt-6 flex flex-wrap items-end gap-3" role="search">
        <div className="min-w-0 grow basis-72">
          <TextField
            id="own-name"
            name="q"
            label={t('find.label')}
            hint={t('find.hint')}
            defaultValue={q}
            maxLength={textLimits.search}
            autoComplete="organization"
            required
            key={String(isEmpty)}
            autoFocus={isEmpty}
            error={isEmpty ? t('find.missing') : undefined}
          />
        </div>
        <Button type="submit" kind={found ? 'line' : 'solid'} icon={<Search />}>
          {t('find.search')}
        </Button>
      </Form>
      {found && (
        <section aria-live="polite" className="mt-8">
          {found.length > 0 && (
            <>
              <HeadingRule>{t('find.isItYou')}</HeadingRule>
              <FoundList found={found} />
            </>
          )}
          <div className="mt-6">
            <p className="mb-3">{t(found.length > 0 ? 'find.notListed' : 'find.nothing', { q })}</p>
            {/* Where some were found, one of them is the likeliest: registering it again comes second. */}
            <ButtonLink
              kind={found.length > 0 ? 'ghost' : 'solid'}
              href={`/organizations/signup?name=${encodeURIComponent(q)}`}
              nextIcon={<ArrowRight />}
            >
              {t('find.new')}
            </ButtonLink>
          </div>
        </section>
      )}
    </>
  );
}

function FoundList({ found }: { found: readonly Found[] }) {
  const t = useWords('organization-approval');
  return (
    <ul>
      {found.map((one, at) => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5">
          <Plate name={one.name} logo={one.logo} besideName />
          <span className="min-w-0 grow [overflow-wrap:anywhere]">
            <span className="block font-semibold">{one.name}</span>
            {one.city && <span className="block t-sm text-soft">{one.city}</span>}
          </span>
          <ButtonLink
            kind={at === 0 ? 'solid' : 'line'}
            size="small"
            href={`/organizations/signup?join=${one.id}`}
          >
            {t('find.join')}
            <span className="sr-only">, {one.name}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
