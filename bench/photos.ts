/** 200 photos of 12 megapixels that four people send at once: none may be lost, and memory stays within its budget. */
import { pictureLibrary } from '#server/storage/picture-library.ts';
import { loadSynthetic } from '#db/seeds/load/load-synthetic.ts';
import { asOwner } from '#server/database.ts';
import { memoryOf, type ServerProcess } from './processes.ts';
import { under, type Line } from './report.ts';
import { Session } from './session.ts';
import { addStaff } from './staff.ts';

const center = 904;
const people = 4;
const photosEach = 50;
const account = (number: number) => ({
  email: `foto${number}@laadtest.example`,
  password: 'een lang wachtwoord',
});

/** A centre with people who keep its files. */
export async function fillPhotographers(ownerUrl: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    await loadSynthetic(client, { vacancies: 0, people: 0, centerId: center });
    for (let number = 0; number < people; number += 1)
      await addStaff(client, center, 'content_manager', account(number));
  });
}

/** 4000 × 3000 with grain, as a camera makes them: some 4 MB. */
async function photo(seed: number): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await pictureLibrary();
  return new Uint8Array(
    await sharp({
      create: {
        width: 4000,
        height: 3000,
        channels: 3,
        background: { r: seed % 256, g: 120, b: 200 },
        noise: { type: 'gaussian', mean: 120, sigma: 14 },
      },
    })
      .jpeg({ quality: 80 })
      .toBuffer(),
  );
}

/** Sends photos one after another, as the screen does, and asks for each as a page would. Answers how many are there. */
async function send(
  product: ServerProcess,
  session: Session,
  file: Uint8Array<ArrayBuffer>,
): Promise<number> {
  let kept = 0;
  for (let count = 0; count < photosEach; count += 1) {
    const form = new FormData();
    form.set('file', new Blob([file], { type: 'image/jpeg' }), `foto-${count}.jpg`);
    const answer = JSON.parse(await session.call('uploads', { method: 'POST', body: form }));
    const url = `${product.address}${answer.data.attributes.url}`;
    const shown = await fetch(url, { headers: { 'volunteer-center-id': String(center) } });
    if (shown.ok && (await shown.arrayBuffer()).byteLength > 0) kept += 1;
  }
  return kept;
}

/** The most memory that the process has while `work` goes on, looked at ten times a second. */
async function mostMemory(pid: number, work: () => Promise<void>): Promise<number | null> {
  let most = await memoryOf(pid);
  const look = setInterval(async () => {
    const now = await memoryOf(pid);
    if (now !== null && most !== null) most = Math.max(most, now);
  }, 100);
  try {
    await work();
  } finally {
    clearInterval(look);
  }
  return most;
}

export async function photoLines(product: ServerProcess): Promise<Line[]> {
  const files = await Promise.all(Array.from({ length: people }, (_, number) => photo(number * 40)));
  const sessions = await Promise.all(
    files.map((_, number) => Session.open(product, center, account(number))),
  );
  console.log(`  photos of ${files.map(({ length }) => `${(length / 1e6).toFixed(1)} MB`).join(', ')}`);
  let kept = 0;
  const memory = await mostMemory(product.pid, async () => {
    const sent = await Promise.all(
      files.map((file, number) => send(product, sessions[number] as Session, file)),
    );
    kept = sent.reduce((sum, one) => sum + one, 0);
  });
  const all = people * photosEach;
  return [
    under(`Memory while ${all} photos of 12 megapixels are sent`, memory, 500, 'MB'),
    under('Photos that were lost of them', all - kept, 0, 'photos'),
  ];
}
