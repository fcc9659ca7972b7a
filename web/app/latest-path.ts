import type { RouterState } from 'react-router';

let path: string | undefined;

/** Where the latest navigation leads. Unlike useLocation(), it doesn't wait for the page to be rendered. */
export const latestPath = () => path;

export const followNavigation = ({ location, navigation }: RouterState) => {
  path = (navigation.location ?? location).pathname;
};
