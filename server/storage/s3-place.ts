/** The object store that a STORAGE_URL names. */
export interface S3Place {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Null for a percent sign that escapes nothing. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * `s3://KEY:SECRET@HOST/BUCKET?region=eu-central-1` by TLS, `s3+http://…` without. Null for what names no key, secret, host and one
 * bucket. Characters with a meaning in an address are escaped in key and secret.
 */
export function readS3Place(setting: string): S3Place | null {
  if (!URL.canParse(setting)) return null;
  const { protocol, host, pathname, username, password, searchParams } = new URL(setting);
  const bucket = /^\/([\w.-]{3,63})\/?$/.exec(pathname)?.[1];
  const [accessKeyId, secretAccessKey] = [decoded(username), decoded(password)];
  if (!bucket || !host || !accessKeyId || !secretAccessKey) return null;
  return {
    endpoint: `${protocol === 's3+http:' ? 'http' : 'https'}://${host}`,
    bucket,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
}
