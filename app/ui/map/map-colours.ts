/** The theme's roles as colours that the map can read. */

const roles = {
  water: '--map-water',
  land: '--map-land',
  abroad: '--map-abroad',
  town: '--map-town',
  core: '--map-core',
  townEdge: '--map-town-edge',
  border: '--map-border',
  text: '--map-text',
  halo: '--map-halo',
  area: '--solid',
} as const;

export type MapColours = Record<keyof typeof roles, string> & { isDark: boolean };

/** The roles as plain colours: the map's own parser knows neither variables nor mixtures. */
export function readColours(within: HTMLElement): MapColours {
  const probe = within.appendChild(document.createElement('span'));
  // Who asked for less movement gets short fades on everything: each colour would be read as the one before it.
  probe.style.setProperty('transition', 'none', 'important');
  // The map is a picture: with the colours of the system every part of it would be read as the one colour of text.
  probe.style.setProperty('forced-color-adjust', 'none');
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const plain = (role: string) => {
    probe.style.color = `var(${role})`;
    if (!pen) return '#888';
    pen.fillStyle = getComputedStyle(probe).color;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
    return `rgb(${red},${green},${blue})`;
  };
  const colours = Object.fromEntries(
    Object.entries(roles).map(([name, role]) => [name, plain(role)]),
  ) as Record<keyof typeof roles, string>;
  const isDark = getComputedStyle(probe).colorScheme === 'dark';
  probe.remove();
  return { ...colours, isDark };
}
