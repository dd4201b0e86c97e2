/** What a page's form posted, read in one place: a body that is no form is refused rather than a fault of ours. */
import { pageError } from '#app/api/api-error.ts';

const formType = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Throws the error page: 415 for what is no form, 400 for a form that breaks off. */
export async function readForm(request: Request): Promise<FormData> {
  if (!formType.test(request.headers.get('content-type') ?? ''))
    throw pageError(415, 'Unsupported media type');
  try {
    return await request.formData();
  } catch {
    throw pageError(400, 'Unreadable form');
  }
}
