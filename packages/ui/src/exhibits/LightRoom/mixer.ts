import { type RoomLevels, type RoomLight, weightOf } from './light.ts';

const SCREEN = 'screen';

const vertexShader = `#version 300 es
in vec2 corner;
out vec2 at;
void main() {
  at = corner * vec2(.5, -.5) + .5;
  gl_Position = vec4(corner, 0, 1);
}`;

/*
 * The sum of all dimmers' light, then the film: highlights lose color, and a curve over stops of light.
 * The numbers are those of Blender's Filmic view transform.
 */
const fragmentShader = (count: number, stops: number) => `#version 300 es
precision highp float;
precision highp sampler2DArray;
in vec2 at;
out vec4 color;
uniform sampler2DArray codes;
uniform sampler2D curve;
uniform vec3 weights[${count}];
uniform vec2 screen[4];
uniform int film;
uniform float unrolled;

float screenLight() {
  float u = (at.x - screen[0].x) / (screen[1].x - screen[0].x);
  float top = mix(screen[0].y, screen[1].y, u);
  float v = (at.y - top) / (mix(screen[3].y, screen[2].y, u) - top);
  bool inside = u > 0. && u < 1. && v > 0. && v < 1.;
  return inside ? 1. - smoothstep(unrolled, unrolled + .02, v) : unrolled;
}

void main() {
  vec3 light = vec3(0);
  for (int i = 0; i < ${count}; i++) {
    vec3 part = (exp2(texture(codes, vec3(at, i)).rgb * ${stops.toFixed(1)}) - 1.) * weights[i];
    light += i == film ? part * screenLight() : part;
  }
  float brightest = max(light.r, max(light.g, light.b));
  float white = (log2(max(brightest, 1e-6)) + 12.473931) / 25. - 1.;
  light = mix(light, vec3(brightest), clamp(exp2(27.5 * white) - .0012, 0., 1.));
  vec3 step = clamp((log2(max(light, 1e-6)) + 12.473931) / 16.5, 0., 1.);
  float size = float(textureSize(curve, 0).x);
  vec3 place = (step * (size - 1.) + .5) / size;
  color = vec4(texture(curve, vec2(place.r)).r, texture(curve, vec2(place.g)).r, texture(curve, vec2(place.b)).r, 1);
  float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(.06711056, .00583715))));
  color.rgb += (noise - .5) / 255.;
}`;

function compile(gl: WebGL2RenderingContext, count: number, stops: number): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader(count, stops)],
  ] as const) {
    const shader = gl.createShader(kind) as WebGLShader;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost())
    throw new Error(gl.getProgramInfoLog(program) ?? 'The shader does not link.');
  return program;
}

async function bitmapOf(address: string): Promise<ImageBitmap> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // The codes are numbers, not colors.
  return await createImageBitmap(await response.blob(), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  });
}

export interface Mixer {
  /** Draws the room. `unrolled` is how much of the projected film shows, from 0 to 1. */
  draw: (levels: RoomLevels, unrolled: number) => void;
}

/** Loads a room's pictures of one width, and returns a mixer that draws on the canvas. */
export async function createMixer(
  canvas: HTMLCanvasElement,
  light: RoomLight,
  width: number,
): Promise<Mixer> {
  const circuits = Object.entries(light.circuits);
  const bitmaps = await Promise.all(
    circuits.map(([, { files }]) => bitmapOf(files[width] ?? Object.values(files)[0] ?? '')),
  );
  const [first] = bitmaps;
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false });
  if (!gl || !first) throw new Error('There is no WebGL2, or nothing to mix.');
  // A closed bitmap has no size.
  const { width: across, height: down } = first;
  canvas.width = across;
  canvas.height = down;
  const program = compile(gl, circuits.length, light.stops);
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, not a hook
  gl.useProgram(program);
  const place = (name: string) => gl.getUniformLocation(program, name);

  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);

  const smooth = (target: number) => {
    gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(target, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(target, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  };
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
  gl.bindTexture(gl.TEXTURE_2D_ARRAY, gl.createTexture());
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, 1, gl.RGBA8, across, down, bitmaps.length);
  smooth(gl.TEXTURE_2D_ARRAY);
  for (const [layer, bitmap] of bitmaps.entries()) {
    const format = [gl.RGBA, gl.UNSIGNED_BYTE] as const;
    gl.texSubImage3D(gl.TEXTURE_2D_ARRAY, 0, 0, 0, layer, across, down, 1, ...format, bitmap);
    bitmap.close();
  }
  gl.activeTexture(gl.TEXTURE1);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  const steps = new Float32Array(light.curve);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R16F, steps.length, 1, 0, gl.RED, gl.FLOAT, steps);
  smooth(gl.TEXTURE_2D);
  gl.uniform1i(place('curve'), 1);
  gl.uniform1i(
    place('film'),
    circuits.findIndex(([name]) => name === SCREEN),
  );
  if (light.screen.length > 0)
    gl.uniform2fv(
      place('screen'),
      light.screen.flat().map((percent) => percent / 100),
    );

  const [weights, unrolledPlace] = [place('weights'), place('unrolled')];
  const gain = 2 ** light.exposure / (2 ** light.stops - 1);
  return {
    draw(levels, unrolled) {
      const colors = circuits.flatMap(([name, { scale, kelvins }]) =>
        weightOf(name, kelvins, levels).map((part) => part * scale * gain),
      );
      gl.uniform3fv(weights, colors);
      gl.uniform1f(unrolledPlace, unrolled);
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
  };
}
