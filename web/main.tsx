import './styles/base.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';

import { fetchAhead } from './ahead.ts';
import { router } from './router.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('web/index.html has lost its #root');

/** The page of index.html stands until the first screen can take its place in one step. */
function mount() {
  if (!root || !router.state.initialized) return;
  stop();
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  fetchAhead();
  const stopWaiting = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') return;
    // From here on a list may be come back to.
    delete document.documentElement.dataset['page'];
    stopWaiting();
  });
}

const stop = router.subscribe(mount);
mount();
