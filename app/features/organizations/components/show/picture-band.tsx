import type { Logo } from '#app/ui/logo-ground.ts';
import { sceneOf } from '#app/drawings/scenes.ts';
import { SizedPhoto } from '#app/shell/sized-photo.tsx';
import { Plate } from '#app/ui/plate.tsx';
import type { OrganizationView } from '#app/features/organizations/organization-view.server.ts';

/** Pictures of what one can do there; the same one is not shown twice. */
function scenesOf({ vacancies }: OrganizationView): string[] {
  const urls = vacancies.flatMap(({ imageKey }) => sceneOf(imageKey)?.url ?? []);
  return [...new Set(urls)].slice(0, 3);
}

/** Up to three photos in one band, and the logo over its edge (ui.md, screen 04). Its own photo comes before all others. */
export function PictureBand({ organization }: { organization: OrganizationView }) {
  const { coverImage, logo, name } = organization;
  const scenes = coverImage ? [] : scenesOf(organization);
  const hasBand = coverImage !== null || scenes.length > 0;
  return (
    <div
      className={
        hasBand
          ? '-mt-8 lg:-mt-14 in-[.staff]:mt-4! [&>*:first-child]:in-[.staff]:rounded-t-big'
          : 'in-[.staff]:mt-6'
      }
    >
      {coverImage && (
        <SizedPhoto
          picture={coverImage}
          alt={coverImage.altText ?? ''}
          sizes="(min-width: 1280px) 1240px, 100vw"
          isFirst
          className="photo h-44 w-full rounded-b-big object-cover sm:h-64 lg:h-72"
        />
      )}
      {scenes.length > 0 && (
        <div className="flex h-44 gap-1 overflow-clip rounded-b-big sm:h-60 lg:h-70">
          {scenes.map((url, at) => (
            <img
              key={url}
              src={url}
              alt=""
              width={400}
              height={300}
              className={`photo h-full min-w-0 flex-1 object-cover ${at > 0 ? 'max-sm:hidden' : ''}`}
            />
          ))}
        </div>
      )}
      <div className={hasBand ? 'relative -mt-12 ml-4 sm:ml-8' : ''}>
        <LogoPlate name={name} logo={logo} />
      </div>
    </div>
  );
}

/** On a plate of its own, so that it is seen on any photo. */
function LogoPlate({ name, logo }: { name: string; logo: Logo | null }) {
  return (
    <span className="inline-block rounded-card bg-surface p-1.5 shadow-float [&>*]:size-22 sm:[&>*]:size-26">
      <Plate name={name} logo={logo} size="huge" besideName />
    </span>
  );
}
