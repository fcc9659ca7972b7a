import '../styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';

import { followNavigation } from '../base/latest-path.ts';
import { watchLeaving } from '../base/page-left.ts';
import { retryStyleSheets } from './failed-style-sheets.ts';
import { watchInstallPrompt } from './install-prompt.ts';
import { router } from './router.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('web/index.html has lost its #root');

// At first, cards out of view are not laid out (ui/card.module.css). Going back to a list needs its full height, so this
// ends with the first navigation.
const stop = router.subscribe(({ navigation }) => {
  if (navigation.state === 'idle') return;
  delete document.documentElement.dataset.page;
  delete document.documentElement.dataset.entry;
  stop();
});

router.subscribe(followNavigation);
watchInstallPrompt();
retryStyleSheets();
watchLeaving();
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
