/** Machines that read pages. They see no error screen: what went wrong is reported, and the status tells them to come back. */

/** Specification, section 4: what their names hold. */
export const crawlerWords = ['bot', 'lighthouse', 'facebook', 'google'] as const;

export function isCrawler(userAgent: string): boolean {
  const name = userAgent.toLowerCase();
  return crawlerWords.some((word) => name.includes(word));
}
