/** The script that counts visits: fetched only after a yes, and silenced at once by a no. */
import type { FrameAnalytics } from '#app/shell/frame.ts';

type Counting = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;
const counting = () => window as unknown as Counting;

const scriptId = 'analytics-script';

/** Enables this tag id, and fetches the script when that has not been done. */
export function enableAnalytics({ scriptUrl, tagId }: FrameAnalytics): void {
  counting()[`ga-disable-${tagId}`] = false;
  if (document.getElementById(scriptId)) return;
  const layer = (counting().dataLayer ??= []);
  // The script tells commands from data by their being `arguments`, so an array would not do.
  function command(..._words: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  command('js', new Date());
  command('config', tagId);
  const script = document.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = `${scriptUrl}?${new URLSearchParams({ id: tagId })}`;
  document.head.append(script);
}

/** Names of the cookies that the script keeps. */
const isItsCookie = (name: string) => /^_g(a|id|at|cl)(_|$)/.test(name);

/** Every domain that this page may keep cookies for: its own, and those above it. */
function domains(host: string): string[] {
  const parts = host.split('.');
  return parts.map((_part, index) => parts.slice(index).join('.'));
}

/** Disables this tag id from now on and takes its cookies away. */
export function disableAnalytics({ tagId }: Pick<FrameAnalytics, 'tagId'>): void {
  counting()[`ga-disable-${tagId}`] = true;
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  for (const name of names.filter(isItsCookie)) {
    const gone = `${name}=; Path=/; Max-Age=0`;
    document.cookie = gone;
    for (const domain of domains(location.hostname)) document.cookie = `${gone}; Domain=${domain}`;
  }
}
