/** Checks every answer against our own OpenAPI description: what we promise there is what we send. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

interface Operation {
  responses: Record<string, { content?: Record<string, unknown> }>;
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

interface Answer {
  method: string;
  /** With its query. */
  path: string;
  status: number;
  body: unknown;
}

const mediaType = 'application/vnd.api+json';
const escaped = (name: string) =>
  name.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');

/** Literal paths come before ones with a parameter: `/vacancies/search` is no id. */
function templateFinder(paths: readonly string[]): (path: string) => string | undefined {
  const known = paths
    .map((template) => ({
      template,
      pattern: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
    }))
    .sort((a, b) => Number(a.template.includes('{')) - Number(b.template.includes('{')));
  return (path) => known.find(({ pattern }) => pattern.test(path))?.template;
}

const says = (check: ValidateFunction) =>
  (check.errors ?? [])
    .map((error) => `  ${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`)
    .join('\n');

type Check = (answer: Answer) => void;

function makeCheck(description: Description): Check {
  // Making the code of a check shorter takes as long as making the check, and more than it then saves.
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    allErrors: true,
    code: { optimize: false },
  });
  (formats as unknown as (to: Ajv2020) => void)(ajv);
  ajv.addSchema(description, 'openapi');
  const compiled = new Map<string, ValidateFunction>();
  const at = (pointer: string): ValidateFunction => {
    const cached = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` });
    compiled.set(pointer, cached);
    return cached;
  };
  const templateOf = templateFinder(Object.keys(description.paths));
  const hold = (pointer: string, value: unknown, what: string): void => {
    const check = at(pointer);
    if (!check(value))
      throw new Error(
        `${what} is not as openapi.json says:\n${says(check)}\n${JSON.stringify(value).slice(0, 2000)}`,
      );
  };
  return ({ method, path, status, body }) => {
    const template = templateOf(path.split('?')[0] ?? '');
    const operation = template && description.paths[template]?.[method.toLowerCase()];
    if (!operation || status === 204 || status === 304) return;
    const response = operation.responses[status] ? String(status) : 'default';
    const what = `The ${status} of ${method} ${path}`;
    if (response === 'default' && status < 400)
      throw new Error(`${what}: openapi.json knows no such success.`);
    // A file to keep has no schema of ours.
    if (operation.responses[response]?.content?.[mediaType] === undefined) return;
    const steps = [
      'paths',
      template,
      method.toLowerCase(),
      'responses',
      response,
      'content',
      mediaType,
      'schema',
    ];
    hold(`/${steps.map(escaped).join('/')}`, body, what);
    for (const one of (body as { included?: { type: string; id: string }[] }).included ?? []) {
      if (!description.components.schemas[one.type])
        throw new Error(`${what}: openapi.json has no schema for the included ${one.type}.`);
      hold(`/components/schemas/${one.type}`, one, `${what}, included ${one.type}`);
    }
  };
}

const made = new Map<string, Check>();

/**
 * A check that throws with what is wrong, for calls of the description (openapi.json); others pass. Each schema is compiled once: files
 * with the same description share their check.
 */
export function answerCheck(description: string): Check {
  const check = made.get(description) ?? makeCheck(JSON.parse(description) as Description);
  made.set(description, check);
  return check;
}
