/** How pictures that come along with a write are opened and kept: uploads do that, and http is given it. */
import type { Actor } from '#server/auth/actor.ts';
import type { PictureFile } from '#server/storage/picture-file.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import type { SentFile } from './multipart.ts';

/** A picture that was sent, opened and made again. */
export interface OpenedUpload {
  fileName: string;
  picture: PictureFile;
}

/** Who keeps a picture, and where. */
export interface Keeping {
  scope: TenantScope;
  actor: Actor;
  now: Date;
  services: { storage: Storage };
}

export interface PictureKeeper {
  /** Outside of any transaction, when it is the turn of `who`. Throws 422 at `pointer`, and 429 when too many are opened already. */
  open(file: SentFile, who: string, pointer: string): Promise<OpenedUpload>;
  /** Within the transaction of the write. Throws 429 past the quota. */
  keep(act: Keeping, opened: OpenedUpload, altText: string | null): Promise<{ id: string }>;
}
