import type { Route } from './+types/colors.ts';
import { volunteerCenterCalls } from '#contract/calls/volunteer-centers.ts';
import { pageContext } from '#app/api/page-context.ts';
import { CustomColours } from '#app/features/stories/components/colors/custom-colours.tsx';
import { PresetStrips } from '#app/features/stories/components/colors/preset-strips.tsx';
import { RolesInBothModes } from '#app/features/stories/components/colors/role-swatches.tsx';
import { Part, Story, useSample } from '#app/features/stories/components/story.tsx';
import { Fonts, Radii, Shadows, TypeScale } from '#app/features/stories/components/colors/theme-samples.tsx';
import { storyBranding } from '#app/shell/story-branding.server.ts';
import { Link } from '#app/ui/link.tsx';

/** The centre's theme, changed as the address asks. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const center = await api.one(volunteerCenterCalls.current, { include: ['profile'] });
  return { theme: { ...center.profile?.theme, ...storyBranding(url).theme } };
}

/** Everything a theme decides, in light and dark side by side. */
export default function ColorsStory({ loaderData: { theme } }: Route.ComponentProps) {
  const sample = useSample({ nl: { leave: 'Naar de voorpagina' }, en: { leave: 'To the home page' } });
  return (
    <Story title="colors">
      <Part title="Roles">
        <RolesInBothModes theme={theme} />
      </Part>
      <Part title="Custom shades, with a colour that fails">
        <CustomColours />
      </Part>
      <Part title="Presets">
        <PresetStrips />
      </Part>
      <Part title="Fonts">
        <Fonts />
      </Part>
      <Part title="Type">
        <TypeScale />
      </Part>
      <Part title="Shapes">
        <Radii />
      </Part>
      <Part title="Shadows">
        <Shadows />
      </Part>
      <Part title="Forced mode">
        <p>
          <Link href="/" className="link">
            {sample.leave}
          </Link>
        </p>
      </Part>
    </Story>
  );
}
