import { type Location, type RouterState, createPath } from 'react-router';

let latest: Location | undefined;

/** Where the latest navigation leads. Unlike useLocation(), it doesn't wait for the page to be rendered. */
export const latestPath = () => latest?.pathname;

/** The whole URL of where the latest navigation leads. */
export const latestPage = () => (latest ? location.origin + createPath(latest) : location.href);

export const followNavigation = ({ location: shown, navigation }: RouterState) => {
  latest = navigation.location ?? shown;
};
