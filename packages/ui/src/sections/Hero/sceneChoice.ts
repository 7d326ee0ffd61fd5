/** A scene by its label, and how bright it is in percent. */
export interface SceneChoice {
  readonly scene: string;
  readonly level: number;
}

const KEY = 'hero-scene';

/** What was chosen earlier in this visit, as long as the room has such a scene. Storage may be refused. */
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
