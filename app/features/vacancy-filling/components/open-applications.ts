import { openApplicationChoices } from '#contract/open-applications.ts';
import { formText } from '#app/forms/form-text.ts';

/** What was chosen for those who wait; words go along only where they get an answer. */
export function openApplicationsIn(form: FormData) {
  const openApplications = openApplicationChoices.find(
    (one) => one === formText(form, 'openApplications').trim(),
  );
  const message = formText(form, 'message').trim() || null;
  return { openApplications, message: openApplications === 'answer' ? message : null };
}
export type ChosenForOpen = ReturnType<typeof openApplicationsIn>;
