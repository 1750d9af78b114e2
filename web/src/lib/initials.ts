/** The letters on people's faces: as few as tell everyone at the table apart. */

type Shape = (name: string) => string;

const letters = (name: string) => [...name.replace(/\s+/g, '')];
const first =
  (count: number): Shape =>
  (name) =>
    letters(name).slice(0, count).join('');
const firstTwo: Shape = (name) => {
  const [one = '', other = ''] = name.trim().split(/\s+/);
  return other ? `${[...one][0] ?? ''}${([...other][0] ?? '').toLocaleUpperCase()}` : first(2)(name);
};
const ends =
  (front: number, back: number): Shape =>
  (name) =>
    letters(name).length <= front + back ? first(front + back)(name) : [...letters(name).slice(0, front), ...letters(name).slice(-back)].join('');

const SHAPES: readonly Shape[] = [first(1), firstTwo, first(3), ends(2, 1), ends(1, 2)]; // the first that tells namesakes apart

const initial = (name: string) => first(1)(name).toLocaleLowerCase();
const capitalised = (text: string) => text.replace(/^./u, (letter) => letter.toLocaleUpperCase());

/** One to three letters for each name, no two alike: Ann, Bea, Ben become A, Bea, Ben. */
export function initials(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const namesakes = names.filter((each) => initial(each) === initial(name));
    const shape = SHAPES.find((each) => new Set(namesakes.map((other) => each(other).toLocaleLowerCase())).size === namesakes.length);
    return capitalised(shape ? shape(name) : `${first(1)(name)}${seat + 1}`);
  });
}
