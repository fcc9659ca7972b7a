/** The password of everyone in the demo community, which exists only in local states. */
export const DEMO_PASSWORD = 'peerway-demo-2025';
