export interface Point {
  /** CSS pixels from the viewport's left and top edges. */
  x: number;
  y: number;
}

export interface Size {
  /** CSS pixels. */
  width: number;
  height: number;
}

/** Key names from UI Events. Every other string is one character. */
export type Key =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'Space'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowDown'
  | 'ArrowUp';

/** One browser tab with its own storage. Offers what both WebDriver protocols support. */
export interface Driver {
  /** Resolves after the page's `load` event. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Sets the viewport. A desktop window may have a minimum width above a phone's. */
  resize(size: Size): Promise<void>;
  /** Evaluates an expression in the page, awaits it, and returns the result as JSON. */
  evaluate(expression: string): Promise<unknown>;
  moveMouse(to: Point): Promise<void>;
  /** Presses and releases the left button at the mouse's position. */
  pressMouse(): Promise<void>;
  /** Undefined if the browser's driver has no touch input. */
  tap?(at: Point): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Passes files of this machine to the page's first file input. */
  chooseFiles(paths: readonly string[]): Promise<void>;
  /** PNG of the viewport, one pixel for each CSS pixel. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface Browser {
  open(): Promise<Driver>;
  close(): Promise<void>;
}
