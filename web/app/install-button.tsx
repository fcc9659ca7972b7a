import { Button } from '../ui/button.tsx';
import { install } from '../words/install.ts';
import { type InstallPrompt, installPrompt } from './install-prompt.ts';

/** Installs the client, where the browser has offered that. */
export default function InstallButton({ prompt }: { prompt: InstallPrompt }) {
  const ask = () => {
    installPrompt.set(null);
    void prompt.prompt();
  };
  return (
    <li>
      <Button variant="bare" onClick={ask}>
        {install.button}
      </Button>
    </li>
  );
}
