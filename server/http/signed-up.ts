/**
 * The browser that sent a sign-up form is known again when the link of its mail is pressed: the password of that form is its own
 * then. Anybody else's may be a stranger's.
 */
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSignedUp, setSignedUp, signedUpCookie } from '#server/auth/signed-up-here.ts';
import { isSameOrigin } from './same-origin.ts';
import type { Services } from './services.ts';

const where = (services: Services, { center }: FastifyRequest) => ({
  secret: services.env.secret,
  centerId: center.id,
  now: services.now(),
});

/** For a command: the form was taken. A page of ours tells its browser itself. */
export function noteSignUp(request: FastifyRequest, email: string): void {
  if (!request.caller) request.signedUp = email;
}

/** Writes it into the answer, unless another site made the browser send the form. */
export function rememberSignUp(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void {
  if (isSameOrigin(request, services)) setSignedUp(reply, email, where(services, request));
}

/** The address that this browser sent the form for last, in small letters. */
export const signedUpHere = (services: Services, request: FastifyRequest): string | null =>
  request.caller
    ? request.caller.signedUpHere
    : readSignedUp(request.cookies[signedUpCookie], where(services, request));
