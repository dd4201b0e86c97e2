import { data, isRouteErrorResponse } from 'react-router';
import type { FormAnswer } from '#app/forms/form-answer.ts';

/** `export const clientAction = keepOnLost`: without a connection the page and what was typed stay as they are. */
export async function keepOnNetworkError<Answer>({ serverAction }: { serverAction: () => Promise<Answer> }) {
  try {
    return await serverAction();
  } catch (error) {
    if (isRouteErrorResponse(error) || error instanceof Response) throw error;
    // As a failure, or the router would ask for the whole page again.
    return data<FormAnswer<never>>({ kind: 'lost', at: Date.now() }, { status: 503 });
  }
}
