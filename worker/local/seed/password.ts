/** Of everybody in the demo community, which exists in local states alone. */
export const DEMO_PASSWORD = 'peerway-demo-2025';
