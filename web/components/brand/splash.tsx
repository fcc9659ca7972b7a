import type { ReactNode } from 'react';
import css from './brand.module.css';
import { contours } from './splash-contours.ts';

type Stop = { x: number; y: number; tone: string; headset?: boolean };

// The right third carries the picture: a narrow screen sees nothing else of it.
const you: Stop = { x: 968, y: 424, tone: 'var(--warm)' };
const peers: readonly Stop[] = [
  { x: 1084, y: 250, tone: 'var(--here)', headset: true },
  { x: 1230, y: 372, tone: 'var(--here)' },
  { x: 1330, y: 168, tone: 'var(--here)', headset: true },
];
const afar: readonly Stop[] = [
  { x: 1180, y: 108, tone: 'var(--line-strong)' },
  { x: 1378, y: 456, tone: 'var(--line-strong)' },
];

const streets =
  'M-20 250L340 130L760 210L1120 60L1460 120M-20 90L420 560M300-20L620 580M700-20L860 580M1010-20L1150 580M1290-20L1250 200L1400 580M560 580L900 330L1460 250M-20 400L520 330L900 330M860 580L1180 440L1460 400';
const river = 'M820-30C850 60 770 130 790 210S900 330 1010 350S1130 470 1110 600';
const mainWay =
  'M-20 492H868Q892 492 908 476L948 440Q968 424 968 400V370Q968 350 982 336L1066 266Q1084 250 1106 250H1150Q1170 250 1184 264L1216 296Q1230 310 1230 330V372';
const sideWay = 'M1160 250Q1180 250 1194 236L1246 186Q1262 168 1286 168H1330';
const farWay =
  'M1084 250V150Q1084 128 1100 118L1112 114Q1124 108 1140 108H1180M1230 372V420Q1230 438 1242 448T1270 456H1378';
const lights: readonly (readonly [number, number])[] = [
  [96, 300],
  [182, 196],
  [250, 372],
  [388, 236],
  [468, 410],
  [520, 92],
  [612, 262],
  [690, 400],
  [742, 96],
  [884, 210],
  [930, 150],
  [1016, 180],
  [1040, 470],
  [1120, 330],
  [1196, 470],
  [1262, 84],
  [1292, 286],
  [1396, 300],
  [1402, 90],
  [1330, 528],
  [884, 540],
  [330, 60],
  [62, 150],
  [420, 520],
];

function Person({ x, y, tone, headset = false, you: self = false }: Stop & { you?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="46" fill={tone} opacity="0.13" />
      <circle r="30" fill="var(--card)" stroke={tone} strokeWidth={self ? 6 : 4} />
      <circle cy="-7" r="8.5" fill={tone} />
      <path d="M-15.5 17C-14 6.5-7.5 4.5 0 4.5S14 6.5 15.5 17A23 23 0 0 1-15.5 17Z" fill={tone} />
      {headset && (
        <g fill="none" stroke="var(--ink)" strokeLinecap="round">
          <path d="M-11-7A11 11 0 0 1 11-7" strokeWidth="2.5" />
          <path d="M-11-7V-4M11-7V-4" strokeWidth="5" />
        </g>
      )}
    </g>
  );
}

/** The night map and the way over it, with the tagline as children: a heading. */
export function Splash({ children }: { children?: ReactNode }) {
  return (
    <div className={css['splash']}>
      <NightMap />
      <div className={css['tagline']}>{children}</div>
    </div>
  );
}

/** Says nothing to a screen reader; the tagline does. */
function NightMap() {
  return (
    <svg
      className={css['map']}
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="1440" height="560" fill="var(--map-ground)" />
      <path
        d={contours.join('')}
        fill="var(--map-land)"
        fillOpacity="0.55"
        stroke="var(--map-contour)"
        strokeWidth="1.2"
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={river} stroke="var(--map-water)" strokeWidth="46" />
        <path d={streets} stroke="var(--map-street)" strokeWidth="5" />
        <path d={farWay} stroke="var(--line-strong)" strokeWidth="4" strokeDasharray="1 13" />
        <path d={mainWay} stroke="var(--map-ground)" strokeWidth="17" />
        <path d={sideWay} stroke="var(--map-ground)" strokeWidth="17" />
        <path d={mainWay} stroke="var(--way)" strokeWidth="8" />
        <path d={sideWay} stroke="var(--way)" strokeWidth="8" />
      </g>
      <g fill="var(--map-light)">
        {lights.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={(x % 3) + 1.6} opacity={0.45 + (y % 4) / 8} />
        ))}
      </g>
      <g fill="var(--map-ground)" stroke="var(--way)" strokeWidth="5">
        {[180, 470, 760].map((x) => (
          <circle key={x} cx={x} cy="492" r="8" />
        ))}
      </g>
      {afar.map(({ x, y, tone }) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="13"
          fill="var(--map-ground)"
          stroke={tone}
          strokeWidth="4"
        />
      ))}
      {peers.map((peer) => (
        <Person key={peer.x} {...peer} />
      ))}
      <Person {...you} you />
    </svg>
  );
}
