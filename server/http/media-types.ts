/** Media types as JSON:API rules them: no parameter of its type but profiles, as we know no extension (api.md, section 1). */
import type { FastifyRequest } from 'fastify';
import { jsonApiType } from './error-writer.ts';
import { refuse } from './refusal.ts';

/** Parts of a header, but not within quotes. */
const partsOf = (text: string, sign: ',' | ';'): string[] => {
  const parts = [''];
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    if (letter === sign && !isQuoted) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
};

interface MediaType {
  isOurs: boolean;
  parameters: string[];
}

function mediaType(text: string): MediaType {
  const [name = '', ...parameters] = partsOf(text, ';');
  return {
    isOurs: name.toLowerCase() === jsonApiType,
    parameters: parameters.map((one) => one.split('=')[0]?.trim().toLowerCase() ?? ''),
  };
}

/** Throws 415 for a body of a kind that we do not know, 406 when only such an answer is taken. */
export function checkMediaTypes(request: FastifyRequest): void {
  const content = mediaType(request.headers['content-type'] ?? '');
  if (content.isOurs && content.parameters.some((name) => name !== 'profile'))
    refuse('unsupported_media_type');
  const ours = partsOf(request.headers.accept ?? '', ',')
    .map(mediaType)
    .filter(({ isOurs }) => isOurs);
  const isTaken = ({ parameters }: MediaType) =>
    parameters.every((name) => name === 'profile' || name === 'q');
  if (ours.length > 0 && !ours.some(isTaken)) refuse('not_acceptable');
}
