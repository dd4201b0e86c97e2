/** One partner; its staff change it from here, or take it away. */
import Pencil from 'lucide-react/icons/pencil';
import type { Route } from './+types/show.ts';
import { partnerCalls } from '#contract/calls/partners.ts';
import { pageContext } from '#app/api/page-context.ts';
import type { PartnerView } from '#app/features/partners/components/partner.ts';
import { PartnerLogo } from '#app/features/partners/components/partner-logo.tsx';
import { PartnerSite, PartnerText } from '#app/features/partners/components/partner-words.tsx';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const partner = await api.one(partnerCalls.show, { params });
  const description = (locale === 'en' && partner.textEn) || (partner.text ?? undefined);
  return { head: { title: partner.name, ...(description && { description }) }, partner };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'partners');
  return answerActions(page, await readForm(request), url.pathname, {
    remove: async () => {
      await page.api.send(partnerCalls.remove, { params });
      return { told: t('show.removed'), to: inLanguageOf(url.pathname, '/partners') };
    },
  });
}

const Act = actFormOf<'remove'>();
const Press = actButtonOf<'remove'>();

/** What staff do with it; removing is asked in place, so that it is asked without script too. */
function Keeping({ partner: { id, name, can } }: { partner: PartnerView }) {
  const t = useWords('partners');
  return (
    <div className="mt-10 grid max-w-reading gap-5 border-t border-line pt-6">
      {can.update && (
        <div>
          <ButtonLink kind="line" href={`/partners/${id}/edit`} icon={<Pencil />}>
            {t('show.edit')}
          </ButtonLink>
        </div>
      )}
      {can.delete && (
        <Disclosure isQuiet summary={t('show.remove')}>
          <p className="mb-3">{t('show.removeAsk', { name })}</p>
          <Act act="remove">
            <Press kind="danger">{t('show.removeSure')}</Press>
          </Act>
        </Disclosure>
      )}
    </div>
  );
}

export default function Partner({ loaderData: { partner } }: Route.ComponentProps) {
  const t = useWords('partners');
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/partners', label: t('titles.list') }, { label: partner.name }]}
      />
      <div className="mt-5 flex flex-col gap-x-9 gap-y-5 sm:flex-row sm:items-center">
        <div className="w-60 max-w-full shrink-0">
          <PartnerLogo partner={partner} />
        </div>
        <div className="min-w-0 max-w-reading">
          <h1 className="t-h1 [overflow-wrap:anywhere]">{partner.name}</h1>
          <div className="mt-2 t-lead empty:hidden">
            <PartnerText partner={partner} />
          </div>
          <PartnerSite partner={partner} />
        </div>
      </div>
      {(partner.can.update || partner.can.delete) && <Keeping partner={partner} />}
    </>
  );
}
