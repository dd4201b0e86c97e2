/** What a browser would post: all fields, and the button that was pressed, for a form with more than one way to save. */
export function postedForm(element: HTMLFormElement, pressed?: Event): FormData {
  const form = new FormData(element);
  const button = pressed instanceof SubmitEvent ? pressed.submitter : null;
  // Not as the second argument of FormData: older browsers know none.
  if (button instanceof HTMLButtonElement && button.name !== '') form.set(button.name, button.value);
  return form;
}
