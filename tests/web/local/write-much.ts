// Writes more than the disk takes, for full-disk.test.ts, and prints what is said to that.
import { openBindings } from '../../../worker/local/backup/bindings.ts';

const { db, files, close } = await openBindings(false);
const say = (what: string) => (error: unknown) =>
  console.log(`${what}: ${error instanceof Error ? error.message : String(error)}`);
const much = 'x'.repeat(900_000);
await db
  .batch([
    db.prepare("INSERT INTO two VALUES ('first')"),
    db.prepare('INSERT INTO one VALUES (?)').bind(much),
    db.prepare('INSERT INTO two VALUES (?)').bind(much),
  ])
  .then(() => console.log('rows written'), say('rows'));
await files
  .put('big', new Uint8Array(2_000_000), {})
  .then(() => console.log('file written'), say('file'));
await close();
