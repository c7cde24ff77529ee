import type { Shape, Story } from '../lib/api';
import { outlines } from '../lib/shapes';

/** What stands on the picture to share. */
export interface Words {
  game: string;
  title: string;
  below: string;
  curve: string;
}

const colours: Record<Shape, string> = {
  circle: '#56b4e9',
  diamond: '#f2b134',
  triangle: '#f4775a',
  square: '#d794cb',
  hexagon: '#35c99c',
  star: '#d5da5c',
};
const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const font = 'font-family="Jost Variable, Jost, Inter, system-ui, sans-serif"';

/** The picture of a finished game: who won, everybody's score and chance over the game; 1200 by 630, as links show it. */
export function picture(story: Story, words: Words): string {
  const { seats, result } = story.table;
  const order = [...seats].sort((one, other) => (result?.places[one.seat] ?? 9) - (result?.places[other.seat] ?? 9));
  const winner = order[0];
  const rows = order.slice(0, 6).map((seat, place) => {
    const y = 350 + place * 44;
    const score = story.table.standing?.scores[seat.seat] ?? result?.points[seat.seat] ?? '';
    return `<g transform="translate(70 ${y})"><text ${font} x="0" y="0" font-size="26" fill="#9aa6cb">${result?.places[seat.seat] ?? ''}</text><path transform="translate(36 -20) scale(1.1)" d="${outlines[seat.shape]}" fill="${colours[seat.shape]}"/><text ${font} x="76" y="0" font-size="28" fill="#e8ecf8">${escaped(seat.name)}</text><text ${font} x="440" y="0" font-size="30" font-weight="700" text-anchor="end" fill="${colours[seat.shape]}">${score}</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs><radialGradient id="sky" cx="25%" cy="20%" r="90%"><stop offset="0" stop-color="#1c2a5e"/><stop offset="1" stop-color="#0b1020"/></radialGradient></defs>
<rect width="1200" height="630" fill="url(#sky)"/><rect x="14" y="14" width="1172" height="602" rx="22" fill="none" stroke="#8a6d3b" stroke-width="2"/>
<text ${font} x="70" y="90" font-size="26" letter-spacing="8" font-weight="700" fill="#d9b36c">ORRERY</text>
<text ${font} x="70" y="130" font-size="26" fill="#9aa6cb">${escaped(words.game)}</text>
${winner ? `<path transform="translate(70 170) scale(3.6)" d="${outlines[winner.shape]}" fill="${colours[winner.shape]}"/>` : ''}
<text ${font} x="165" y="222" font-size="${Math.round(Math.max(24, Math.min(54, 700 / words.title.length)))}" font-weight="600" fill="#ffffff">${escaped(words.title)}</text>
${lines(words.below, 42, 3)
  .map(
    (line, place) =>
      `<text ${font} x="70" y="${262 + place * 27}" font-size="22" fill="#9aa6cb">${escaped(line)}</text>`,
  )
  .join('')}
${rows.join('\n')}
${drawn(story, words.curve)}
</svg>`;
}

/** A text in at most so many lines of at most so many characters; what is left over is cut off visibly. */
export function lines(words: string, longest: number, most: number): string[] {
  const found = [''];
  for (const word of words.split(' ').filter(Boolean)) {
    const last = found.at(-1) ?? '';
    if (!last) found[found.length - 1] = word;
    else if (last.length + 1 + word.length <= longest) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  if (found.length <= most) return found;
  return [...found.slice(0, most - 1), `${(found[most - 1] ?? '').slice(0, longest - 2)} …`];
}

/** Everybody's chance to win, from the beginning to the end. */
function drawn(story: Story, title: string): string {
  const columns = Math.max(1, story.beats.length - 1);
  const x = (column: number) => 640 + (column / columns) * 490;
  const y = (percent: number) => 560 - percent * 4;
  const rules = [0, 25, 50, 75, 100].map(
    (step) =>
      `<path d="M640 ${y(step)}H1130" stroke="#27325a"/><text ${font} x="626" y="${y(step) + 6}" font-size="18" text-anchor="end" fill="#9aa6cb">${step}</text>`,
  );
  const paths = story.table.seats.map((seat) => {
    const values = story.beats.map((beat) => 100 * (beat.chances[seat.seat] ?? 0));
    const path = values
      .map((value, column) => `${column ? 'L' : 'M'}${x(column).toFixed(1)} ${y(value).toFixed(1)}`)
      .join('');
    return `<path d="${path}" fill="none" stroke="${colours[seat.shape]}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/><path transform="translate(${x(columns) - 10} ${y(values.at(-1) ?? 0) - 10})" d="${outlines[seat.shape]}" fill="${colours[seat.shape]}"/>`;
  });
  return `<text ${font} x="640" y="110" font-size="26" fill="#e8ecf8">${escaped(title)}</text>${rules.join('')}${paths.join('')}`;
}

/** An address that holds the picture itself. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** The picture as a PNG file. */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 1200;
  canvas.height = 630;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}
