// What is shown when something went wrong, in one script that is fetched when all went well.

export { LoadFailure } from './load-failure.tsx';
export { RouteFailure } from './route-failure.tsx';
