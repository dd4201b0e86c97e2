/** Every text that the API can refuse with. */
import { problemText } from '#contract/error-texts.ts';
import { problemStatus, type ProblemCode } from '#contract/errors.ts';
import { locales } from '#contract/locales.ts';

export const errorTexts = (Object.keys(problemStatus) as ProblemCode[]).flatMap((code) =>
  locales.flatMap((locale) => {
    const { title, detail } = problemText({ code }, locale);
    return [
      { name: `${locale} ${code} title`, text: title },
      { name: `${locale} ${code} detail`, text: detail },
    ];
  }),
);
