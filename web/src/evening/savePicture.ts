/** A drawing on the page as a picture to keep. It needs no secure context: the drawing is painted on a canvas and downloaded. */
import bench from '@fontsource/saira-stencil-one/files/saira-stencil-one-latin-400-normal.woff2?url';
import note from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';

const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'opacity', 'font-family', 'font-weight', 'font-size', 'text-anchor', 'transform', 'transform-origin', 'transform-box', 'visibility', 'display'];
const FONTS = [
  ['Bench', bench],
  ['Note', note],
] as const;

/** The drawing by itself: what the page's styles say of each part is written into it, because a picture has no page. */
export function alone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const parts = [...drawing.querySelectorAll<SVGElement>('*')];
  [...copy.querySelectorAll<SVGElement>('*')].forEach((part, index) => {
    const original = parts[index];
    if (!original) return;
    const look = getComputedStyle(original);
    for (const name of PAINT) {
      const value = look.getPropertyValue(name);
      if (value && value !== 'auto') part.style.setProperty(name, value);
    }
    if (part.tagName.toLowerCase() === 'svg') {
      part.style.setProperty('overflow', 'visible');
    }
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return copy;
}

async function fontFaces(): Promise<string> {
  const faces = await Promise.all(
    FONTS.map(async ([family, address]) => {
      const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
      const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      return `@font-face { font-family: '${family}'; font-weight: 200 800; src: url(data:font/woff2;base64,${text}) format('woff2'); }`;
    }),
  );
  return faces.join('\n');
}

/** A PNG of the drawing, so many pixels wide. */
export async function pictureOf(drawing: SVGSVGElement, width = 2160): Promise<Blob> {
  const { width: wide, height: high } = drawing.viewBox.baseVal;
  const copy = alone(drawing);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await fontFaces().catch(() => ''); // without them the device's own letters do
  copy.prepend(style);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String((width * high) / wide));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * high) / wide);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((picture) => (picture ? done(picture) : failed(new Error('no picture'))), 'image/png'));
}

/** The picture as an address that the page may show. */
export const asAddress = (picture: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(picture);
  });

/** To the system's share sheet, where it takes pictures, or else as a download. */
export async function keep(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    // eslint-disable-next-line no-restricted-properties -- only where it can be shared
    const shared = await navigator.share({ files: [file] }).then(
      () => true,
      (error: Error) => error.name === 'AbortError', // they thought better of it
    );
    if (shared) return;
  }
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
