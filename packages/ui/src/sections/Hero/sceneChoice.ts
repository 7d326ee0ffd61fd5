/** A scene's label and its brightness in percent. */
export interface SceneChoice {
  readonly scene: string;
  readonly level: number;
}

const KEY = 'hero-scene';

/**
 * Returns the scene chosen earlier in this visit, if the hero still has it. Storage may be blocked.
 */
export function recall(scenes: readonly string[]): SceneChoice | undefined {
  try {
    const { scene, level } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (scenes.includes(scene) && level >= 0 && level <= 100) return { scene, level };
  } catch {}
  return undefined;
}

export function remember(choice: SceneChoice | undefined) {
  try {
    if (choice) sessionStorage.setItem(KEY, JSON.stringify(choice));
    else sessionStorage.removeItem(KEY);
  } catch {}
}
