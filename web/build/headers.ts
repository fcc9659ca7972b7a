import { SECURITY_HEADERS } from '../../worker/contract/security-headers.ts';
import { foreignOrigins } from './hosts.ts';

// What Workers Assets sends with every file of the client (web/dist/_headers).

/** The client's response headers. `bootHash` is the sha256 of the inlined head script, in base64. */
export function assetHeaders(bootHash: string): string {
  const policy = [
    "default-src 'self'",
    // Strong noise suppression is WebAssembly.
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${bootHash}'`,
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...foreignOrigins.files].join(' '),
    ["media-src 'self' blob:", ...foreignOrigins.files].join(' '),
    // 'self' also covers the WebSocket of the same origin.
    ["connect-src 'self'", ...foreignOrigins.connect].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

  const permissions = [
    'camera=(self)',
    'microphone=(self)',
    'display-capture=(self)',
    ...denied.map((feature) => `${feature}=()`),
  ].join(', ');

  return `/*
  Content-Security-Policy: ${policy}
  Permissions-Policy: ${permissions}
  Referrer-Policy: strict-origin-when-cross-origin
${SECURITY_HEADERS.map(([name, value]) => `  ${name}: ${value}`).join('\n')}

/sw.js
  Cache-Control: no-cache

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
}

const denied = [
  'accelerometer',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
];
