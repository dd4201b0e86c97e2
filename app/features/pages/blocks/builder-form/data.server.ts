import { formCalls } from '#contract/calls/forms.ts';
import { inLanguage } from '#contract/form-languages.ts';
import { isPageError } from '#app/api/api-error.ts';
import type { LoadBlock } from '#app/features/pages/block-data.server.ts';
import type { FormOfBlock } from './block.tsx';

const load: LoadBlock<'BuilderForm', FormOfBlock | null> = async ({ api, locale: page }, { formId }) => {
  if (formId === null) return null;
  try {
    const form = await api.one(formCalls.online, { params: { id: formId } });
    const { id, slug, locale, title, intake, closesAt } = inLanguage(form, page);
    return { id, slug, locale, title, intake, closesAt };
  } catch (error) {
    // A draft, or one that is gone: the page does without.
    if (isPageError(error) && error.init?.status === 404) return null;
    throw error;
  }
};
export default load;
