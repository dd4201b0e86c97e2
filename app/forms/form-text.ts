/** What a text field of a posted form holds; nothing for a field that is not there, or that brings a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
