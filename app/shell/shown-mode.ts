import { modeAttributes, useColourMode } from '#app/shell/colour-mode.ts';
import { useFrame } from '#app/shell/frame.ts';
import { useScreen } from '#app/shell/screen.ts';

/** In which colours the page is shown: the screen's own mode, else what the visitor chose. Attributes of the root element. */
export function useModeAttributes() {
  const frame = useFrame();
  const { screen } = useScreen();
  const chosen = useColourMode(frame?.colourMode ?? 'system');
  // The mode that the address of a story names ends with that story, though the frame stays; that of a look that is tried stays as well.
  const ofFrame = frame?.isTried || screen?.path.startsWith('/test/') ? frame?.forcedMode : null;
  return modeAttributes(chosen, screen?.colourMode ?? ofFrame);
}
