// The baseline of figure 12: React and the router in data mode with one lazy route, and nothing else.
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

const router = createBrowserRouter([{ path: '/', lazy: () => import('./screen.tsx') }]);
const root = document.querySelector('#root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
