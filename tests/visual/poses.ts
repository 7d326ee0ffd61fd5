/** How a story stands when its picture is taken. Pure data: the camera does the rest. */
export interface Pose {
  name: string;
  width: number;
  height: number;
  theme: 'dark' | 'light';
  textSize?: '200%';
  forcedColours?: true;
}

/** Poses that are taken one after the other of a story that is drawn once. */
export interface Sitting {
  /** Storybook's globals while the story is drawn. */
  globals: Readonly<Record<string, unknown>>;
  poses: readonly Pose[];
}

const small = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1440, height: 900 };
/** axe looks at every story in the story tests; here it would only take time. */
const leftToRight = { theme: 'dark', motion: 'reduced', direction: 'ltr', a11y: { manual: true } };

export const sittings: readonly Sitting[] = [
  {
    globals: leftToRight,
    poses: [
      { name: 'dark-390', theme: 'dark', ...phone },
      { name: 'light-390', theme: 'light', ...phone },
      { name: 'large-320', theme: 'dark', textSize: '200%', ...small },
    ],
  },
  {
    globals: leftToRight,
    poses: [
      { name: 'dark-1440', theme: 'dark', ...desktop },
      { name: 'light-1440', theme: 'light', ...desktop },
      { name: 'forced-1440', theme: 'dark', forcedColours: true, ...desktop },
    ],
  },
  {
    globals: { ...leftToRight, direction: 'rtl' },
    poses: [{ name: 'arabic-768', theme: 'dark', ...tablet }],
  },
];

export const poses = sittings.flatMap((sitting) => sitting.poses);
export const poseNames: readonly string[] = poses.map(({ name }) => name);
