// Runs in its own network namespace. It forwards connections from an address there to a socket file, which all
// namespaces share. `gate.ts <address> <path>` prints its port.
import { connect, createServer } from 'node:net';

const [address, path = ''] = process.argv.slice(2);

const gate = createServer((from) => {
  const to = connect(path);
  from.pipe(to).pipe(from);
  for (const end of [from, to]) end.on('error', () => [from, to].forEach((one) => one.destroy()));
});
gate.listen(0, address, () => {
  const at = gate.address();
  console.log(typeof at === 'object' && at ? at.port : '');
});
