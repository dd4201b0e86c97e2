/** Videos on YouTube, by the address that people copy from there. */

const addresses = [
  /^https?:\/\/youtu\.be\/([\w-]{11})(?![\w-])/i,
  /^https?:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:shorts|live|embed|v)\/([\w-]{11})(?![\w-])/i,
];
const watched = /^https?:\/\/(?:www\.|m\.)?youtube\.com\/watch\?/i;
const named = /^v=([\w-]{11})$/;

/** The eleven signs that name a video, from any of YouTube's own addresses (watch, share, shorts, live, embed); null for others. */
export function youtubeIdOf(address: string): string | null {
  for (const pattern of addresses) {
    const id = pattern.exec(address)?.[1];
    if (id) return id;
  }
  const start = watched.exec(address);
  if (!start) return null;
  const [query = ''] = address.slice(start[0].length).split('#');
  for (const part of query.split('&')) {
    const id = named.exec(part)?.[1];
    if (id) return id;
  }
  return null;
}
