export { Missing as Component } from '../components/route-failure.tsx';
