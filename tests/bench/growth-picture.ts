// Draws costs against sizes as an SVG with one panel for each measure.
import { type Growth, MEASURES } from './row.ts';

const PANEL = { width: 400, height: 260, left: 64, right: 16, top: 40, bottom: 40 };
const COLUMNS = 2;
const SIZES = [10, 100, 1_000, 10_000, 100_000, 1_000_000];
const MARKS = [1, 10, 100, 1_000, 10_000, 100_000];

/**
 * A position on an axis. Both axes are logarithmic. So a cost that grows with the size is a steep line, and a constant
 * cost is a flat one.
 */
const along = (value: number, list: readonly number[], length: number) => {
  const [first = 1, last = 10] = [list[0], list.at(-1)];
  return (length * Math.log(Math.max(value, first) / first)) / Math.log(last / first);
};

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function panel(measure: Growth['measure'], lines: Growth[], index: number): string {
  const inner = {
    width: PANEL.width - PANEL.left - PANEL.right,
    height: PANEL.height - PANEL.top - PANEL.bottom,
  };
  const x = (size: number) => (PANEL.left + along(size, SIZES, inner.width)).toFixed(1);
  const y = (cost: number) =>
    (PANEL.top + inner.height - along(cost, MARKS, inner.height)).toFixed(1);
  const grid = MARKS.map(
    (mark) =>
      `<path class="grid" d="M${PANEL.left} ${y(mark)}H${PANEL.width - PANEL.right}"/><text x="${PANEL.left - 8}" y="${y(mark)}" dy="4" text-anchor="end">${mark.toLocaleString('en')}</text>`,
  );
  const sizes = SIZES.map(
    (size) =>
      `<text x="${x(size)}" y="${PANEL.height - PANEL.bottom + 20}" text-anchor="middle">${size >= 1_000_000 ? `${size / 1_000_000} M` : size >= 1_000 ? `${size / 1_000} k` : size}</text>`,
  );
  const drawn = lines.map(({ name, points }) => {
    const title = `${name}: ${points.map(({ size, cost }) => `${cost.toLocaleString('en')} at ${size.toLocaleString('en')}`).join(', ')}`;
    const d = points.map(({ size, cost }, at) => `${at === 0 ? 'M' : 'L'}${x(size)} ${y(cost)}`);
    const dots = points.map(({ size, cost }) => `<circle cx="${x(size)}" cy="${y(cost)}" r="2"/>`);
    return `<g class="line"><title>${escape(title)}</title><path d="${d.join('')}"/>${dots.join('')}</g>`;
  });
  const at = `${(index % COLUMNS) * PANEL.width} ${Math.floor(index / COLUMNS) * PANEL.height}`;
  return `<g transform="translate(${at})"><text class="title" x="${PANEL.left}" y="24">${measure}</text>
${[...grid, ...sizes, ...drawn].join('\n')}</g>`;
}

/** @returns the SVG. Each line has a title with its values. */
export function drawGrowth(lines: Growth[]): string {
  const width = PANEL.width * COLUMNS;
  const height = PANEL.height * Math.ceil(MEASURES.length / COLUMNS);
  const panels = MEASURES.map((measure, index) =>
    panel(
      measure,
      lines.filter((line) => line.measure === measure),
      index,
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Cost against size, both logarithmic">
<style>
text{font:11px system-ui,sans-serif;fill:#555}
.title{font-size:14px;font-weight:600;fill:#222}
.grid{stroke:#ddd}
.line path{fill:none;stroke:#0a7d6b;stroke-opacity:.45;stroke-width:1.5}
.line circle{fill:#0a7d6b}
</style>
<rect width="${width}" height="${height}" fill="#fff"/>
${panels.join('\n')}
</svg>
`;
}
