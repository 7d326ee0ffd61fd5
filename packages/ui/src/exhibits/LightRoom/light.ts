/** A dimmer's picture: what its lamps add to the room, at full. */
export interface RoomCircuit {
  /** Addresses of the codes' AVIF files by width in pixels. */
  readonly files: Readonly<Record<number, string>>;
  /** The light that the highest code stands for. */
  readonly scale: number;
  /** Color temperature at full. A lamp gets warmer as it dims. */
  readonly kelvins: number;
}

/** What a room is mixed from: one picture for each dimmer, one for the sky, and one for the sun. */
export interface RoomLight {
  readonly circuits: Readonly<Record<string, RoomCircuit>>;
  /** Exposure in stops. */
  readonly exposure: number;
  /** Stops of light between the lowest and the highest code. */
  readonly stops: number;
  /** The film's response to even steps of light in stops, from black to white. */
  readonly curve: readonly number[];
  /** Corners of the projected film, clockwise from its upper left, in percent of the picture. */
  readonly screen: readonly (readonly [number, number])[];
}

/** Position of every dimmer, and the hour. */
export interface RoomLevels {
  /** Percent by dimmer, in steps that are even to the eye. */
  readonly percents: Readonly<Record<string, number>>;
  /** From noon (0) to dusk (100). */
  readonly time: number;
}

type Color = readonly [number, number, number];

const WARMEST = 1900;
const SUN = 'sun';
const SUN_KELVINS = 5600;
/** How much darker a lamp is in a picture taken at noon. */
const LAMP_STOPS = 3;
/** Balance of a camera at dusk: 2700 K is a warm white. */
const BALANCE_MIRED = 70;

const clamp = (value: number) => Math.min(255, Math.max(0, value));

/** Color of a black body in linear RGB, of equal luminance. */
function blackBody(kelvins: number): Color {
  const t = 1e6 / (1e6 / kelvins - BALANCE_MIRED) / 100;
  const red = t <= 66 ? 255 : 329.7 * (t - 60) ** -0.1332;
  const green = t <= 66 ? 99.47 * Math.log(t) - 161.1 : 288.1 * (t - 60) ** -0.0755;
  const blue = t >= 66 ? 255 : t <= 19 ? 0 : 138.5 * Math.log(t - 10) - 305;
  const linear = [red, green, blue].map((value) => (clamp(value) / 255) ** 2.2);
  const [r = 0, g = 0, b = 0] = linear;
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return [r / light, g / light, b / light];
}

/** What a lamp looks like at a level from 0 to 1, against itself at full. */
function tint(kelvins: number, level: number): Color {
  const full = blackBody(kelvins);
  const dimmed = blackBody(WARMEST + (kelvins - WARMEST) * level ** 0.35);
  return [0, 1, 2].map((i) => (level * (dimmed[i] ?? 0)) / (full[i] || 1)) as unknown as Color;
}

/** The light of a lamp at a position of its dimmer. */
const levelAt = (percent: number) => (percent / 100) ** 2.2;

/**
 * Returns the color that a dimmer's picture is multiplied by. By day, the camera's exposure makes all
 * lamps darker. A dimmer without a position, such as the sky, is at full.
 */
export function weightOf(name: string, kelvins: number, { percents, time }: RoomLevels): Color {
  const hour = time / 100;
  if (name === SUN) return tint(SUN_KELVINS, (1 - hour) ** 0.65);
  const lamps = 2 ** (-LAMP_STOPS * (1 - hour));
  const [r, g, b] = tint(kelvins, levelAt(percents[name] ?? 100));
  return [r * lamps, g * lamps, b * lamps];
}
