/** Drawings from common editors, and what must be left of each. */

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5"
   inkscape:version="1.2.2 (b0a8486541, 2022-12-01)" sodipodi:docname="logo.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" ${XMLNS} xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="0.7"/>
  <defs id="defs2">
    <style id="style1" />
    <linearGradient inkscape:collect="always" id="linearGradient1"><stop style="stop-color:#ff0000;stop-opacity:1;" offset="0" id="stop1"/><stop style="stop-color:#ff0000;stop-opacity:0;" offset="1" id="stop2"/></linearGradient>
    <linearGradient xlink:href="#linearGradient1" id="linearGradient2" x1="20" y1="30" x2="80" y2="90" gradientUnits="userSpaceOnUse"/>
    <filter style="color-interpolation-filters:sRGB" id="filter3" x="-0.048" y="-0.048" width="1.096" height="1.096"><feGaussianBlur stdDeviation="1.7" id="feGaussianBlur4"/></filter>
    <pattern id="Strips1_1" patternUnits="userSpaceOnUse" width="2" height="1" patternTransform="translate(0,0) scale(10,10)"><rect style="fill:black;stroke:none" x="0" y="-0.5" width="1" height="2"/></pattern>
    <pattern id="pattern9" xlink:href="#Strips1_1" patternTransform="scale(2)"/>
    <clipPath clipPathUnits="userSpaceOnUse" id="clipPath6"><rect width="90" height="90" x="5" y="5"/></clipPath>
    <marker style="overflow:visible" id="Arrow1" refX="0.0" refY="0.0" orient="auto"><path style="fill-rule:evenodd;stroke:#000" d="M 0,0 5,-5 -12.5,0 5,5 Z" transform="scale(0.8) rotate(180)"/></marker>
  </defs>
  <metadata id="metadata1"><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(-10,-20)">
    <rect style="fill:url(#linearGradient2);fill-opacity:1;stroke:#000000;stroke-width:0.265;-inkscape-stroke:none;filter:url(#filter3)" width="80" height="80" x="20" y="30"/>
    <path style="fill:url(#pattern9);stroke-dasharray:2.1, 0.7;marker-end:url(#Arrow1)" d="m 10,10 c 3.5,2 7,-4 12,0 z" sodipodi:nodetypes="ccc" clip-path="url(#clipPath6)"/>
    <text xml:space="preserve" style="font-size:10.5833px;line-height:1.25;font-family:'Open Sans', sans-serif;-inkscape-font-specification:'Open Sans'" x="30" y="40"><tspan sodipodi:role="line" x="30" y="40" style="stroke-width:0.26">Guild &amp; Co</tspan></text>
  </g>
</svg>`;

const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Ebene_1" ${XMLNS} xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 width="512px" height="512px" viewBox="0 0 512 512" enable-background="new 0 0 512 512" style="enable-background:new 0 0 512 512;" xml:space="preserve">
<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" x="0" y="0" width="1" height="1"/>
<g><defs><path id="SVGID_1_" d="M0,0h512v512H0V0z"/></defs>
<clipPath id="SVGID_00000_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
<g style="clip-path:url(#SVGID_00000_);"><radialGradient id="SVGID_3_" cx="256" cy="256" r="256" gradientUnits="userSpaceOnUse"><stop offset="0" style="stop-color:#FFFFFF"/><stop offset="1" style="stop-color:#1D1D1B"/></radialGradient>
<polygon fill="url(#SVGID_3_)" stroke="#1D1D1B" stroke-miterlimit="10" points="256,10 500,500 12,500 "/>
<path opacity="0.35" fill="#E30613" d="M100.5,200.2c-3.4.5-7,12.1-7,12.1S99,230,120,240"/></g></g></switch></svg>`;

const figma = `<svg width="96" height="96" viewBox="0 0 96 96" fill="none" ${XMLNS}>
<g clip-path="url(#clip0_1_2)"><mask id="mask0_1_2" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="96" height="96"><path d="M96 0H0V96H96V0Z" fill="white"/></mask>
<g mask="url(#mask0_1_2)"><g filter="url(#filter0_d_1_2)"><rect x="8" y="8" width="80" height="80" rx="16" fill="url(#paint0_linear_1_2)" style="fill:color(display-p3 0.2 0.4 1.0);fill-opacity:1;"/></g>
<g style="mix-blend-mode:multiply" opacity="0.8"><circle cx="48" cy="48" r="20" fill="#D9D9D9" fill-opacity="0.5"/></g></g></g>
<defs><filter id="filter0_d_1_2" x="4" y="8" width="88" height="88" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow_1_2"/><feBlend mode="normal" in="SourceGraphic" in2="effect1_dropShadow_1_2" result="shape"/></filter>
<linearGradient id="paint0_linear_1_2" x1="48" y1="8" x2="48" y2="88" gradientUnits="userSpaceOnUse"><stop stop-color="#4F46E5"/><stop offset="1" stop-color="#22D3EE"/></linearGradient><clipPath id="clip0_1_2"><rect width="96" height="96" fill="white"/></clipPath></defs></svg>`;

const icon = `<svg ${XMLNS} width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="feather"><line x1="6" y1="12" x2="10" y2="12"></line><path d="M17.32 5H6.68a4 4 0 0 0-3.978 3.59c-.006.052-.01.101-.017.152"/></svg>`;

/** Two thousand shapes, as in a traced drawing. */
const traced = `<svg version="1.0" ${XMLNS} width="1280.000000pt" height="853.000000pt" viewBox="0 0 1280.000000 853.000000" preserveAspectRatio="xMidYMid meet">
<metadata>Created by potrace 1.15</metadata><g transform="translate(0.000000,853.000000) scale(0.100000,-0.100000)" fill="#000000" stroke="none">${'<path d="M5940 7854 c-80 -11 -210 -44 -302 -76 -136 -48 -373 -179 -428 -236 -13 -14 -37 -32 -52 -41 -30 -16 -58 -45 -58 -60z"/>'.repeat(2000)}</g></svg>`;

/** What Illustrator writes unless it is told otherwise. */
const styled = `<?xml version="1.0" encoding="UTF-8"?><svg id="Layer_2" data-name="Layer 2" ${XMLNS} viewBox="0 0 64 64"><defs><style>.cls-1{fill:url(#linear-gradient);}.cls-1,.cls-2{stroke-width:0px;}.cls-3{opacity:.4;}</style><linearGradient id="linear-gradient" x1="0" y1="32" x2="64" y2="32" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#f90"/></linearGradient></defs><g class="cls-3"><rect class="cls-1" width="64" height="64" rx="8"/></g></svg>`;

export const ordinary: Record<string, { drawing: string; kept: readonly string[] }> = {
  'of Inkscape': {
    drawing: inkscape,
    kept: [
      'stop-color="#ff0000"',
      'href="#linearGradient1"',
      'fill="url(#linearGradient2)"',
      'filter="url(#filter3)"',
      'stroke-dasharray="2.1, 0.7"',
      'marker-end="url(#Arrow1)"',
      'clip-path="url(#clipPath6)"',
      'font-family="Open Sans, sans-serif"',
      'Guild &amp; Co',
    ],
  },
  'of Illustrator': {
    drawing: illustrator,
    kept: [
      'href="#SVGID_1_"',
      'clip-path="url(#SVGID_00000_)"',
      'fill="url(#SVGID_3_)"',
      'opacity="0.35"',
    ],
  },
  'of Figma': {
    drawing: figma,
    kept: [
      'mask="url(#mask0_1_2)"',
      'mask-type="luminance"',
      'fill="color(display-p3 0.2 0.4 1.0)"',
      'style="mix-blend-mode:multiply"',
      'stdDeviation="2"',
      'values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"',
    ],
  },
  'of Illustrator, with a style sheet': {
    drawing: styled,
    kept: ['<g opacity=".4">', 'rx="8" fill="url(#linear-gradient)" stroke-width="0px"'],
  },
  'an icon of lines': { drawing: icon, kept: ['stroke="currentColor"', 'a4 4 0 0 0-3.978'] },
  'of a tracer': { drawing: traced, kept: ['scale(0.100000,-0.100000)', '-58 -60z'] },
};
