import sharp from 'sharp'
import type { ShareFacts } from '~content/share-image'
import { shareSize } from '~content/share-path'
import { maxPixels } from '~/platform/pictures/encode-variant.server'
import { ceibaMark } from '~/ui/icons/ceiba-mark'
import { plainLine, setTitle, type Measure } from './set-title'
import { textToPath, type FontRole } from './text-to-path.server'

const { width, height } = shareSize
const margin = 72
const textWidth = width - 2 * margin

// The colours of app/ui/theme/tokens.css.
const night = '#1d2b36'
const ochre = '#f0bb5a'
const white = '#ffffff'

const lineHeight = 1.14
const overSize = 30
const underSize = 32
const brandSize = 38

const { sun, paths } = ceibaMark
/** The drawing of a ceiba on a light disc. */
const drawnMark = `<circle cx="24" cy="24" r="25" fill="#fbf7f0"/><g transform="translate(4.8 4.8) scale(0.8)">
<circle cx="${sun.cx}" cy="${sun.cy}" r="${sun.r}" fill="${sun.fill}"/>
${paths.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('')}</g>`

/** Draws a share image as JPEG: the picture under a veil, the brand above, the title at the foot. */
export async function drawShareImage(facts: ShareFacts, original: Buffer | null): Promise<Buffer> {
  return sharp(await groundOf(original))
    .composite([{ input: Buffer.from(layerOf(facts, original !== null)) }])
    .jpeg({ quality: 82, progressive: true, mozjpeg: true })
    .toBuffer()
}

/** The picture fills the whole; where there is none, the ground is a night sky. */
function groundOf(original: Buffer | null): Promise<Buffer> {
  if (original === null) {
    return sharp({ create: { width, height, channels: 3, background: night } })
      .png()
      .toBuffer()
  }
  return sharp(original, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .flatten({ background: night })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function layerOf(facts: ShareFacts, hasPicture: boolean): string {
  const title = setTitle(facts.title, textWidth, measure())
  const under = lineOf(facts.under, 'body', underSize)
  const over = lineOf(facts.over, 'body', overSize)
  const foot = height - margin - (under ? underSize + 26 : 0)
  const step = title.size * lineHeight
  const firstBaseline = foot - step * (title.lines.length - 1) - title.size * 0.12
  const lines = title.lines.map((line, index) =>
    placed(textToPath(line, 'display', title.size).svg, firstBaseline + index * step, white),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${hasPicture ? veil(firstBaseline - title.size * 1.6) : sky}
<rect width="${width}" height="12" fill="#a8452f"/>
<g transform="translate(${margin} 58)"><g transform="scale(1.3)">${drawnMark}</g></g>
<g transform="translate(${margin + 78} 103)" fill="${white}">${lineOf(facts.brand, 'display', brandSize)}</g>
${over ? placed(over, firstBaseline - title.size * 0.8 - 22, ochre) : ''}
${lines.join('\n')}
${under ? placed(under, height - margin, white) : ''}
</svg>`
}

const placed = (svg: string, baseline: number, fill: string) =>
  `<g transform="translate(${margin} ${baseline.toFixed(1)})" fill="${fill}">${svg}</g>`

/** One line that ends where the picture does. */
function lineOf(text: string, role: FontRole, size: number): string {
  const words = plainLine(text).split(' ')
  while (words.length > 1 && textToPath(words.join(' '), role, size).width > textWidth - 90)
    words.pop()
  return textToPath(words.join(' '), role, size).svg
}

/** Widths grow with the size, so each text is measured once. */
function measure(): Measure {
  const widths = new Map<string, number>()
  return (text, size) => {
    const known = widths.get(text) ?? textToPath(text, 'display', 1000).width
    widths.set(text, known)
    return (known * size) / 1000
  }
}

/**
 * Dark enough from `top` on for white letters on any picture, and above for the brand. Between, the picture is seen.
 */
function veil(top: number): string {
  const at = (y: number, opacity: number) =>
    `<stop offset="${(Math.max(y, 0) / height).toFixed(3)}" stop-color="${night}" stop-opacity="${opacity}"/>`
  return `<defs><linearGradient id="veil" x1="0" y1="0" x2="0" y2="1">
${at(0, 0.72)}${at(110, 0.5)}${at(Math.max(170, top - 150), 0.2)}${at(Math.max(190, top), 0.78)}${at(height, 0.92)}
</linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#veil)"/>`
}

const sky = `<circle cx="930" cy="170" r="92" fill="#e0a030"/>
<path d="M420 640 C620 560 720 440 800 330 Q840 286 880 330 C960 440 1060 560 1260 640Z" fill="#28404d"/>
<path d="M640 640 C820 600 920 540 1000 470 Q1034 446 1068 470 C1120 520 1160 560 1260 600 V640Z" fill="#1f6f5c" opacity="0.55"/>`
