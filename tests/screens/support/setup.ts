import './hosts.ts';
import '../../support/console.ts';
import './mount.tsx';
