/** What the head of the document needs for the colour mode. */
import { colourModeScript } from '#app/shell/colour-mode.ts';
import { useFrame } from '#app/shell/frame.ts';
import { useNonce } from '#app/shell/nonce.ts';
import { useModeAttributes } from '#app/shell/shown-mode.ts';

/** Stands before the stylesheet, so that a stored choice is painted from the start. */
export function ColourModeScript() {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: colourModeScript }}
    />
  );
}

/** The colour of the browser around the page: that of the page itself. */
export function ThemeColour() {
  const frame = useFrame();
  const mode = useModeAttributes()['data-mode'];
  if (!frame) return null;
  const { light, dark } = frame.theme.canvas;
  if (mode !== 'system')
    return <meta key={mode} name="theme-color" content={mode === 'dark' ? dark : light} />;
  return (
    <>
      <meta key="system-light" name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta key="system-dark" name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
    </>
  );
}
